import styled from "@emotion/styled";
import { Hash } from "lucide-react";
import { useId } from "react";
import type { ReactNode } from "react";
import { GroupEmblem } from "#client/features/groups/core/GroupArtwork.tsx";
import { groupPath } from "#client/features/groups/core/groupPath.ts";
import { tagPath } from "#client/features/search/core/searchPaths.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { Row } from "./DestinationList.tsx";
import { useOwnPlaces } from "./useOwnPlaces.ts";

/** Each list has at most so many lines; a link leads to the others. */
const LINES = 5;

/** The member's groups, the last joined first, and the tags that they follow. Without any it renders nothing. */
export function RailLists() {
  const { groups, tags } = useOwnPlaces();
  return (
    <>
      <Section title="Your groups" isEmpty={groups.length === 0} more={groups.length > LINES ? "/groups" : null}>
        {groups.slice(0, LINES).map(({ id, slug, name, category }) => (
          <li key={id}>
            <Row to={groupPath(slug)}>
              <Mark>
                <GroupEmblem category={category} name={name} size={24} />
              </Mark>
              <Name dir="auto">{name}</Name>
            </Row>
          </li>
        ))}
      </Section>
      <Section title="Your tags" isEmpty={tags.length === 0} more={tags.length > LINES ? "/settings#feed" : null}>
        {tags.slice(0, LINES).map(({ name }) => (
          <li key={name}>
            <Row to={tagPath(name)}>
              <Hash aria-hidden />
              <Name dir="auto">{name}</Name>
            </Row>
          </li>
        ))}
      </Section>
    </>
  );
}

interface SectionProps {
  title: string;
  isEmpty: boolean;
  /** Where all of them are; null if all are here. */
  more: string | null;
  children: ReactNode;
}

function Section({ title, isEmpty, more, children }: SectionProps) {
  const id = useId();
  if (isEmpty) return null;
  return (
    <Frame aria-labelledby={id}>
      <Title as="h3" variant="micro" tone="tertiary" id={id}>
        {title}
      </Title>
      <ul>
        {children}
        {more !== null && (
          <li>
            <Row to={more} aria-label={`All: ${title}`}>
              Show all
            </Row>
          </li>
        )}
      </ul>
    </Frame>
  );
}

const Frame = styled.section(({ theme }) => ({
  marginBlockStart: theme.space(8),
  paddingBlockStart: theme.space(4),
  borderBlockStart: `1px solid ${theme.color.border.subtle}`,
}));
const Title = styled(Text)(({ theme }) => ({ padding: `${theme.space(8)} ${theme.space(12)} ${theme.space(4)}` }));
// As wide as the icons of the other rows, so that all names begin on one line.
const Mark = styled.span({ display: "flex", marginInline: "-0.1875rem" });
const Name = styled.span({ minWidth: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });
