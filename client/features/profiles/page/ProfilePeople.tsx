import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { graphql } from "#client/gql/gql.ts";
import { PeoplePanel } from "./PeoplePanel.tsx";

export const ProfilePeople_user = graphql(`
  fragment ProfilePeople_user on User {
    id
    bondsCount
    mutualBondsCount
    bonds(first: 6) {
      edges {
        node {
          id
          ...Person_person
        }
      }
    }
    mutualBonds(first: 6) {
      edges {
        node {
          id
          ...Person_person
        }
      }
    }
  }
`);

/** Another member's friends, and the mutual ones; it renders nothing where there are none. */
export function ProfilePeople({ user: reference }: { user: FragmentType<typeof ProfilePeople_user> }) {
  const user = useFragmentData(ProfilePeople_user, reference);
  return (
    <>
      {user.bondsCount > 0 && <PeoplePanel title="Friends" people={nodesOf(user.bonds)} count={user.bondsCount} />}
      {user.mutualBondsCount > 0 && (
        <PeoplePanel title="Mutual friends" people={nodesOf(user.mutualBonds)} count={user.mutualBondsCount} />
      )}
    </>
  );
}

function nodesOf<Person>({ edges }: { edges: readonly { node: Person }[] }): Person[] {
  return edges.map((edge) => edge.node);
}
