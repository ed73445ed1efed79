import { useApolloClient, useQuery } from "@apollo/client/react";
import { useRef } from "react";
import { graphql } from "#client/gql/gql.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { leaveList, reload } from "#client/features/bonds/core/bondLists.ts";
import { Pager } from "#client/features/people/Pager.tsx";
import { failureOf, pagerOf } from "#client/features/people/pagerOf.ts";
import { PeopleList } from "#client/features/people/PeopleList.tsx";
import { ReleaseRow } from "./ReleaseRow.tsx";
import { SettingsPeople } from "./SettingsPeople.tsx";
import { useLeaving } from "#client/features/people/useLeaving.ts";
import { PEOPLE_PAGE, usePages, useStepBack } from "#client/features/people/usePages.ts";
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

/** Whom the member does not want to meet, and the way to lift that. */
export function BlockedPeople() {
  const client = useApolloClient();
  const { unblock } = useTies();
  const pages = usePages("blocked");
  const { data, previousData, error, loading, refetch } = useQuery(BlockedPeople_people, {
    variables: { first: PEOPLE_PAGE, after: pages.after },
  });
  const found = (data ?? previousData)?.viewer?.blocked ?? null;
  const edges = found?.edges ?? null;
  useStepBack(pages, edges?.length === 0 && !loading);
  const place = useRef<HTMLDivElement>(null);
  const { leaving, leave } = useLeaving(place, edges?.map(({ node }) => node.id) ?? null);
  return (
    <SettingsPeople ref={place} title="Blocked people" text="You do not see each other anywhere.">
      <PeopleList
        label="Blocked people"
        items={edges}
        isLoading={loading}
        failure={error && !found ? failureOf("Couldn’t load whom you blocked", error) : null}
        onRetry={() => void refetch().catch(() => {})}
        empty={<Text variant="bodySm">You have blocked nobody</Text>}
        height={300}
        page={String(pages.number)}
      >
        {({ node }) => (
          <ReleaseRow
            key={node.id}
            user={node}
            label="Unblock"
            isLeaving={leaving.has(node.id)}
            onRelease={unblock}
            onReleased={() =>
              void leave(node.id, () => {
                leaveList(client.cache, "blocked", node.id);
                void reload(client, ["BlockedPeople"]);
              })
            }
          />
        )}
      </PeopleList>
      <Pager {...pagerOf("Pages of blocked people", pages, found)} />
    </SettingsPeople>
  );
}
