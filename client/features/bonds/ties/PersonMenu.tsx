import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { graphql } from "#client/gql/gql.ts";
import { PersonMenuButton } from "./PersonMenuButton.tsx";

const PersonMenu_user = graphql(`
  fragment PersonMenu_user on User {
    id
    name
    username
  }
`);

export interface PersonMenuProps {
  user: FragmentType<typeof PersonMenu_user>;
  /** Leaves the page that shows only this person. */
  onBlocked?: (() => void) | undefined;
}

/** The menu of actions on another member: follow, mute, block. */
export function PersonMenu({ user, onBlocked }: PersonMenuProps) {
  return <PersonMenuButton person={useFragmentData(PersonMenu_user, user)} onBlocked={onBlocked} />;
}
