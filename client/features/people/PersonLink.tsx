import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import { Avatar } from "#client/ui/text/Avatar.tsx";
import type { AvatarSize } from "#client/ui/text/Avatar.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { Person_person } from "./person.ts";
import type { PersonReference } from "./person.ts";
import { profilePath } from "./profilePath.ts";

export interface PersonLinkProps {
  person: PersonReference;
  size?: AvatarSize;
  /** A line under the name, e.g. a date. */
  children?: ReactNode;
}

/** A person's picture, name and username: the one component that defines how a person is rendered and linked. */
export function PersonLink({ person: ref, size = 44, children }: PersonLinkProps) {
  const person = useFragmentData(Person_person, ref);
  const profile = profilePath(person.username);
  return (
    <Row>
      {/* The text beside it has the same link for the keyboard and for screen readers. */}
      <Face to={profile} tabIndex={-1} aria-hidden>
        <Avatar name={person.name} image={person.avatar} size={size} online={person.isOnline} />
      </Face>
      <Words>
        <Names>
          <Name to={profile} dir="auto">
            {person.name}
          </Name>{" "}
          <Text variant="meta" tone="tertiary">{`@${person.username}`}</Text>
          {person.isOnline && <VisuallyHidden> Online now</VisuallyHidden>}
        </Names>
        {children}
      </Words>
    </Row>
  );
}

const Row = styled.div(({ theme }) => ({ display: "flex", alignItems: "center", gap: theme.space(12), minWidth: 0 }));
const Face = styled(Link)(({ theme }) => ({ display: "flex", flexShrink: 0, borderRadius: theme.radius.avatar }));
const Words = styled.div({ minWidth: 0 });
// The words for screen readers are clipped with the rest.
const Names = styled.div({ position: "relative", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });
const Name = styled(Link)(({ theme }) => ({
  ...theme.type.bodySm,
  fontWeight: 600,
  color: theme.color.text.primary,
  textDecoration: "none",
  unicodeBidi: "isolate",
  "&:hover": { textDecoration: "underline", textDecorationThickness: "from-font" },
}));
