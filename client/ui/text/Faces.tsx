import styled from "@emotion/styled";
import { Avatar } from "./Avatar.tsx";
import type { AvatarProps } from "./Avatar.tsx";

interface FacesProps {
  people: readonly (Pick<AvatarProps, "name"> & { id: string; avatar?: AvatarProps["image"] })[];
}

/** The small pictures of some people, each a little over the one before. Words beside them say who they are. */
export function Faces({ people }: FacesProps) {
  return people.map(({ id, name, avatar }) => (
    <Face key={id} title={name}>
      <Avatar name={name} image={avatar} size={24} />
    </Face>
  ));
}

const Face = styled.span(({ theme }) => ({
  display: "flex",
  border: `2px solid ${theme.color.bg.surface}`,
  borderRadius: theme.radius.avatar,
  "& + &": { marginInlineStart: -8 },
}));
