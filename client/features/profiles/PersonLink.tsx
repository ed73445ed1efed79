import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { graphql } from "#client/gql/gql.ts";
import { Avatar } from "#client/ui/Avatar.tsx";
import type { AvatarSize } from "#client/ui/Avatar.tsx";
import { Text } from "#client/ui/Text.tsx";

export const PersonLink_person = graphql(`
  fragment PersonLink_person on User {
    id
    name
    username
    isOnline
    avatar {
      url
      placeholder
    }
  }
`);

export interface PersonLinkProps {
  person: FragmentType<typeof PersonLink_person>;
  size?: AvatarSize;
  /** A line under the name, e.g. a date. */
  children?: ReactNode;
}

/** Someone's picture, name and username: the one place that says how a person is shown and where they lead. */
export function PersonLink({ person: ref, size = 44, children }: PersonLinkProps) {
  const person = useFragmentData(PersonLink_person, ref);
  return (
    <Row>
      <Avatar name={person.name} image={person.avatar} size={size} online={person.isOnline} />
      <Words>
        <Names>
          <Name>{person.name}</Name> <Text variant="meta" tone="tertiary">{`@${person.username}`}</Text>
        </Names>
        {children}
      </Words>
    </Row>
  );
}

const Row = styled.div(({ theme }) => ({ display: "flex", alignItems: "center", gap: theme.space(12), minWidth: 0 }));
const Words = styled.div({ minWidth: 0 });
const Names = styled.div({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });
const Name = styled.bdi(({ theme }) => ({ ...theme.type.bodySm, fontWeight: 600, color: theme.color.text.primary }));
