import { useApolloClient, useQuery } from "@apollo/client/react";
import { useRef } from "react";
import { graphql } from "#client/gql/gql.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { FriendRow } from "./FriendRow.tsx";
import { leaveList, reload } from "#client/features/bonds/core/bondLists.ts";
import { Pager } from "#client/features/people/Pager.tsx";
import { pagerOf } from "#client/features/people/pagerOf.ts";
import { PeopleList } from "#client/features/people/PeopleList.tsx";
import { PeopleSection } from "#client/features/people/PeopleSection.tsx";
import { useLeaving } from "#client/features/people/useLeaving.ts";
import { useLoadFailure } from "#client/features/bonds/core/useLoadFailure.ts";
import { PEOPLE_PAGE, usePages, useStepBack } from "#client/features/people/usePages.ts";

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

/** With whom the member is bonded. */
export function Friends() {
  const client = useApolloClient();
  const pages = usePages("friends");
  const { data, previousData, error, loading, refetch } = useQuery(Friends_bonds, {
    variables: { first: PEOPLE_PAGE, after: pages.after },
  });
  const found = (data ?? previousData)?.viewer?.bonds ?? null;
  const failure = useLoadFailure("Failed to load friends. Please try again later.", error);
  const edges = found?.edges ?? null;
  useStepBack(pages, edges?.length === 0 && !loading);
  const place = useRef<HTMLDivElement>(null);
  const { leaving, leave } = useLeaving(place, edges?.map(({ node }) => node.id) ?? null);

  return (
    <PeopleSection ref={place} title="Your Friends" count={found?.totalCount ?? null}>
      <PeopleList
        label="Your Friends"
        items={edges}
        isLoading={loading}
        failure={found ? null : failure}
        onRetry={() => void refetch().catch(() => {})}
        empty={<Text variant="bodySm">No friends yet. Find people to bond with</Text>}
        height={500}
        page={String(pages.number)}
      >
        {({ node }) => (
          <FriendRow
            key={node.id}
            user={node}
            isLeaving={leaving.has(node.id)}
            onRemoved={() =>
              void leave(node.id, () => {
                leaveList(client.cache, "bonds", node.id);
                void reload(client, ["Friends"]);
              })
            }
          />
        )}
      </PeopleList>
      <Pager {...pagerOf("Pages of friends", pages, found)} />
    </PeopleSection>
  );
}
