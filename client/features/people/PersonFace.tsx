import styled from "@emotion/styled";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import { Avatar } from "#client/ui/text/Avatar.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { Person_person } from "./person.ts";
import type { PersonReference } from "./person.ts";
import { profilePath } from "./profilePath.ts";

/** A person's picture, which opens their profile in a new tab. */
export function PersonFace({ person: reference }: { person: PersonReference }) {
  const { name, username, avatar, isOnline } = useFragmentData(Person_person, reference);
  return (
    <Face href={profilePath(username)} target="_blank" rel="noopener" title={name}>
      <Avatar name={name} image={avatar} size={32} online={isOnline} />
      <VisuallyHidden>{name}, opens in a new tab</VisuallyHidden>
    </Face>
  );
}

const Face = styled.a(({ theme }) => ({ display: "flex", borderRadius: theme.radius.avatar }));
