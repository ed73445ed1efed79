import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { graphql } from "#client/gql/gql.ts";
import { BondButton } from "#client/features/bonds/ties/BondButton.tsx";
import { PersonRow } from "#client/features/people/PersonRow.tsx";

export const FoundPersonRow_user = graphql(`
  fragment FoundPersonRow_user on User {
    id
    headline
    bio
    location
    ...Person_person
    ...BondButton_user
  }
`);

/** A person of the results, with the actions on a bond. */
export function FoundPersonRow(props: { user: FragmentType<typeof FoundPersonRow_user> }) {
  const user = useFragmentData(FoundPersonRow_user, props.user);
  return (
    <PersonRow person={user} note={user.headline ?? user.bio ?? user.location} foundId={user.id}>
      <BondButton user={user} from="list" size="sm" />
    </PersonRow>
  );
}
