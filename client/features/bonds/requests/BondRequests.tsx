import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { graphql } from "#client/gql/gql.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { BondRequestRow } from "./BondRequestRow.tsx";
import { reload } from "#client/features/bonds/core/bondLists.ts";
import { Pager } from "#client/features/people/Pager.tsx";
import { PeopleList } from "#client/features/people/PeopleList.tsx";
import { PeopleSection } from "#client/features/people/PeopleSection.tsx";
import { useBondRequestsCount } from "#client/features/bonds/core/useBondRequestsCount.ts";
import { useLoadFailure } from "#client/features/bonds/core/useLoadFailure.ts";
import { useOwnPeople } from "#client/features/bonds/core/useOwnPeople.ts";

const BondRequests_requests = graphql(`
  query BondRequests($first: Int!, $after: String) {
    viewer {
      bondRequests(first: $first, after: $after) {
        edges {
          cursor
          node {
            id
            ...BondRequestRow_request
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
const FAILED = "Failed to load friend requests. Please try again later.";

/** The received requests. Live events add and remove requests. */
export function BondRequests() {
  const people = useOwnPeople(BondRequests_requests, {
    field: "bondRequests",
    name: "BondRequests",
    connection: ({ viewer }) => viewer?.bondRequests,
  });
  useLoadFailure(FAILED, people.list.error);
  useReloadOnNews();
  return (
    <PeopleSection title="New Friend Requests" count={people.total}>
      <PeopleList
        label="New Friend Requests"
        list={people.list}
        failure={FAILED}
        empty={<Text variant="bodySm">No pending requests</Text>}
        height={300}
        page={people.page}
      >
        {(request) => {
          const { isLeaving, leave } = people.row(request);
          return <BondRequestRow key={request.id} request={request} isLeaving={isLeaving} onAnswered={leave} />;
        }}
      </PeopleList>
      <Pager label="Pages of requests" {...people.pager} />
    </PeopleSection>
  );
}

/** Reads the list again when the number of requests changes. */
function useReloadOnNews(): void {
  const client = useApolloClient();
  const count = useBondRequestsCount();
  const known = useRef(count);
  useEffect(() => {
    if (known.current !== null && known.current !== count) void reload(client, ["BondRequests"]);
    known.current = count;
  }, [client, count]);
}
