import { useApolloClient, useQuery } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { graphql } from "#client/gql/gql.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { BondRequestRow } from "./BondRequestRow.tsx";
import { leaveList, reload } from "#client/features/bonds/core/bondLists.ts";
import { Pager } from "#client/features/people/Pager.tsx";
import { pagerOf } from "#client/features/people/pagerOf.ts";
import { PeopleList } from "#client/features/people/PeopleList.tsx";
import { PeopleSection } from "#client/features/people/PeopleSection.tsx";
import { useBondRequestsCount } from "#client/features/bonds/core/useBondRequestsCount.ts";
import { useLeaving } from "#client/features/people/useLeaving.ts";
import { useLoadFailure } from "#client/features/bonds/core/useLoadFailure.ts";
import { PEOPLE_PAGE, usePages, useStepBack } from "#client/features/people/usePages.ts";

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

/** Who asks the member for a bond. A request that comes or is taken back meanwhile changes the list. */
export function BondRequests() {
  const client = useApolloClient();
  const pages = usePages("requests");
  const { data, previousData, error, loading, refetch } = useQuery(BondRequests_requests, {
    variables: { first: PEOPLE_PAGE, after: pages.after },
  });
  const found = (data ?? previousData)?.viewer?.bondRequests ?? null;
  const failure = useLoadFailure("Failed to load friend requests. Please try again later.", error);
  const edges = found?.edges ?? null;
  useStepBack(pages, edges?.length === 0 && !loading);
  const place = useRef<HTMLDivElement>(null);
  const { leaving, leave } = useLeaving(place, edges?.map(({ node }) => node.id) ?? null);

  const count = useBondRequestsCount();
  const known = useRef(count);
  useEffect(() => {
    if (known.current !== null && known.current !== count) void reload(client, ["BondRequests"]);
    known.current = count;
  }, [client, count]);

  return (
    <PeopleSection ref={place} title="New Friend Requests" count={found?.totalCount ?? null}>
      <PeopleList
        label="New Friend Requests"
        items={edges}
        isLoading={loading}
        failure={found ? null : failure}
        onRetry={() => void refetch().catch(() => {})}
        empty={<Text variant="bodySm">No pending requests</Text>}
        height={300}
        page={String(pages.number)}
      >
        {({ node }) => (
          <BondRequestRow
            key={node.id}
            request={node}
            isLeaving={leaving.has(node.id)}
            onAnswered={() =>
              void leave(node.id, () => {
                leaveList(client.cache, "bondRequests", node.id);
                void reload(client, ["BondRequests"]);
              })
            }
          />
        )}
      </PeopleList>
      <Pager {...pagerOf("Pages of requests", pages, found)} />
    </PeopleSection>
  );
}
