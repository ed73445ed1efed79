import styled from "@emotion/styled";
import { useId } from "react";
import { Card } from "#client/ui/layout/Card.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { PersonFace } from "#client/features/people/PersonFace.tsx";
import type { PersonReference } from "#client/features/people/person.ts";

/** The number of faces that a panel shows before it counts the others. */
const PANEL_FACES = 6;

interface PeoplePanelProps {
  title: string;
  people: readonly ({ id: string } & PersonReference)[];
  /** The number of people, of whom up to six are shown. */
  count: number;
}

/** A group of people by their pictures, each of which opens a profile in a new tab. */
export function PeoplePanel({ title, people, count }: PeoplePanelProps) {
  const titleId = useId();
  const faces = people.slice(0, PANEL_FACES);
  const rest = count - faces.length;
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={12}>
        <Stack direction="row" gap={8} align="baseline">
          <Text as="h2" variant="ui" id={titleId}>
            {title}
          </Text>
          <Text variant="meta" tone="tertiary">
            {count.toLocaleString("en-US")}
          </Text>
        </Stack>
        <Faces>
          {faces.map((person) => (
            <li key={person.id}>
              <PersonFace person={person} />
            </li>
          ))}
          {rest > 0 && (
            <More>
              <Text variant="meta" tone="secondary">{`+${rest.toLocaleString("en-US")} more`}</Text>
            </More>
          )}
        </Faces>
      </Stack>
    </Card>
  );
}

const Faces = styled.ul(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: theme.space(8),
  margin: 0,
  padding: 0,
  listStyle: "none",
}));
const More = styled.li(({ theme }) => ({ paddingInlineStart: theme.space(4) }));
