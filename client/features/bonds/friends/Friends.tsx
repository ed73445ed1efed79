import { graphql } from "#client/gql/gql.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { FriendRow } from "./FriendRow.tsx";
import { Pager } from "#client/features/people/Pager.tsx";
import { PeopleList } from "#client/features/people/PeopleList.tsx";
import { PeopleSection } from "#client/features/people/PeopleSection.tsx";
import { useLoadFailure } from "#client/features/bonds/core/useLoadFailure.ts";
import { useOwnPeople } from "#client/features/bonds/core/useOwnPeople.ts";

const Friends_bonds = graphql(`
  query Friends($first: Int!, $after: String) {
    viewer {
      bonds(first: $first, after: $after) {
        edges {
          cursor
          node {
            id
            ...FriendRow_user
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
        totalCount
      }
    }
  }
`);
const FAILED = "Failed to load friends. Please try again later.";

/** The friends of the member. */
export function Friends() {
  const people = useOwnPeople(Friends_bonds, {
    field: "bonds",
    name: "Friends",
    connection: ({ viewer }) => viewer?.bonds,
  });
  useLoadFailure(FAILED, people.list.error);
  return (
    <PeopleSection title="Your Friends" count={people.total}>
      <PeopleList
        label="Your Friends"
        list={people.list}
        failure={FAILED}
        empty={<Text variant="bodySm">No friends yet. Find people to bond with</Text>}
        height={500}
        page={people.page}
      >
        {(user) => {
          const { isLeaving, leave } = people.row(user);
          return <FriendRow key={user.id} user={user} isLeaving={isLeaving} onRemoved={leave} />;
        }}
      </PeopleList>
      <Pager label="Pages of friends" {...people.pager} />
    </PeopleSection>
  );
}
