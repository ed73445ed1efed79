import styled from "@emotion/styled";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { graphql } from "#client/gql/gql.ts";
import { Avatar } from "#client/ui/text/Avatar.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { profilePath } from "./profilePath.ts";

export const PersonFace_person = graphql(`
  fragment PersonFace_person on User {
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

/** Somebody's picture, which leads to their profile in a tab of its own. */
export function PersonFace({ person: reference }: { person: FragmentType<typeof PersonFace_person> }) {
  const { name, username, avatar, isOnline } = useFragmentData(PersonFace_person, reference);
  return (
    <Face href={profilePath(username)} target="_blank" rel="noopener" title={name}>
      <Avatar name={name} image={avatar} size={32} online={isOnline} />
      <VisuallyHidden>{name}, opens in a new tab</VisuallyHidden>
    </Face>
  );
}

const Face = styled.a(({ theme }) => ({ display: "flex", borderRadius: theme.radius.avatar }));
