import { graphql } from "#client/gql/gql.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { Pager } from "#client/features/people/Pager.tsx";
import { PeopleList } from "#client/features/people/PeopleList.tsx";
import { ReleaseRow } from "./ReleaseRow.tsx";
import { SettingsPeople } from "./SettingsPeople.tsx";
import { useOwnPeople } from "#client/features/bonds/core/useOwnPeople.ts";
import { useTies } from "#client/features/bonds/core/useTies.ts";

const BlockedPeople_people = graphql(`
  query BlockedPeople($first: Int!, $after: String) {
    viewer {
      blocked(first: $first, after: $after) {
        edges {
          cursor
          node {
            id
            ...ReleaseRow_user
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
/** The blocked members, each with a button that unblocks them. */
export function BlockedPeople() {
  const { unblock } = useTies();
  const people = useOwnPeople(BlockedPeople_people, {
    field: "blocked",
    name: "BlockedPeople",
    connection: ({ viewer }) => viewer?.blocked,
  });
  return (
    <SettingsPeople title="Blocked people" text="You can't see each other.">
      <PeopleList
        label="Blocked people"
        list={people.list}
        failure="Couldn't load the people you blocked"
        empty={<Text variant="bodySm">You have not blocked anyone</Text>}
        height={300}
        page={people.page}
      >
        {(user) => {
          const { isLeaving, leave } = people.row(user);
          const row = { user, isLeaving, onRelease: unblock, onReleased: leave };
          return <ReleaseRow key={user.id} label="Unblock" {...row} />;
        }}
      </PeopleList>
      <Pager label="Pages of blocked people" {...people.pager} />
    </SettingsPeople>
  );
}
