import { useApolloClient, useQuery } from "@apollo/client/react";
import { useRef } from "react";
import { graphql } from "#client/gql/gql.ts";
import { leaveList, reload } from "#client/features/bonds/core/bondLists.ts";
import { Pager } from "#client/features/people/Pager.tsx";
import { pagerOf } from "#client/features/people/pagerOf.ts";
import { PeopleList } from "#client/features/people/PeopleList.tsx";
import { PeopleSection } from "#client/features/people/PeopleSection.tsx";
import { SentRequestRow } from "./SentRequestRow.tsx";
import { useLeaving } from "#client/features/people/useLeaving.ts";
import { PEOPLE_PAGE, usePages, useStepBack } from "#client/features/people/usePages.ts";

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

/** Whom the member has asked and who have not answered yet; nothing while there are none. */
export function SentRequests() {
  const client = useApolloClient();
  const pages = usePages("sent");
  const { data, previousData, loading, refetch } = useQuery(SentRequests_requests, {
    variables: { first: PEOPLE_PAGE, after: pages.after },
  });
  const found = (data ?? previousData)?.viewer?.sentBondRequests ?? null;
  const edges = found?.edges ?? null;
  useStepBack(pages, edges?.length === 0 && !loading);
  const place = useRef<HTMLDivElement>(null);
  const { leaving, leave } = useLeaving(place, edges?.map(({ node }) => node.id) ?? null);
  if (!edges || (edges.length === 0 && pages.number === 1)) return null;

  return (
    <PeopleSection ref={place} title="Sent Requests" count={found?.totalCount ?? null}>
      <PeopleList
        label="Sent Requests"
        items={edges}
        isLoading={loading}
        failure={null}
        onRetry={() => void refetch().catch(() => {})}
        empty={null}
        height={300}
        page={String(pages.number)}
      >
        {({ node }) => (
          <SentRequestRow
            key={node.id}
            request={node}
            isLeaving={leaving.has(node.id)}
            onWithdrawn={() =>
              void leave(node.id, () => {
                leaveList(client.cache, "sentBondRequests", node.id);
                void reload(client, ["SentRequests"]);
              })
            }
          />
        )}
      </PeopleList>
      <Pager {...pagerOf("Pages of sent requests", pages, found)} />
    </PeopleSection>
  );
}
