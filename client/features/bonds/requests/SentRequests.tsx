import { graphql } from "#client/gql/gql.ts";
import { Pager } from "#client/features/people/Pager.tsx";
import { PeopleList } from "#client/features/people/PeopleList.tsx";
import { PeopleSection } from "#client/features/people/PeopleSection.tsx";
import { SentRequestRow } from "./SentRequestRow.tsx";
import { useOwnPeople } from "#client/features/bonds/core/useOwnPeople.ts";

const SentRequests_requests = graphql(`
  query SentRequests($first: Int!, $after: String) {
    viewer {
      sentBondRequests(first: $first, after: $after) {
        edges {
          cursor
          node {
            id
            ...SentRequestRow_request
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
/** The sent requests without an answer; it renders nothing while there are none. */
export function SentRequests() {
  const people = useOwnPeople(SentRequests_requests, {
    field: "sentBondRequests",
    name: "SentRequests",
    connection: ({ viewer }) => viewer?.sentBondRequests,
  });
  if (!people.list.items || (people.list.items.length === 0 && people.pager.page === 1)) return null;

  return (
    <PeopleSection title="Sent Requests" count={people.total}>
      <PeopleList label="Sent Requests" list={people.list} failure="" empty={null} height={300} page={people.page}>
        {(request) => {
          const { isLeaving, leave } = people.row(request);
          return <SentRequestRow key={request.id} request={request} isLeaving={isLeaving} onWithdrawn={leave} />;
        }}
      </PeopleList>
      <Pager label="Pages of sent requests" {...people.pager} />
    </PeopleSection>
  );
}
