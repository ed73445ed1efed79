import { useQuery } from "@apollo/client/react";
import { graphql } from "#client/gql/gql.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { ConnectionCard } from "./ConnectionCard.tsx";
import { ConnectionGrid } from "./ConnectionGrid.tsx";
import { NOBODY, TAB_LIST } from "./connectionTabs.ts";
import type { TabName } from "./connectionTabs.ts";
import { Pager } from "#client/features/people/Pager.tsx";
import { failureOf, pagerOf } from "#client/features/people/pagerOf.ts";
import { PEOPLE_PAGE, usePages } from "#client/features/people/usePages.ts";

const Connections_people = graphql(`
  query Connections($tab: ConnectionTab!, $query: String, $first: Int!, $after: String) {
    viewer {
      connections(tab: $tab, query: $query, first: $first, after: $after) {
        edges {
          cursor
          node {
            id
            ...ConnectionCard_user
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

interface ConnectionListProps {
  tab: TabName;
  /** Null for everybody of the tab. */
  query: string | null;
  /** Leads to people whom one may want to follow. */
  onSuggest: () => void;
}

/** The people of one tab, page by page. Whom one unfollows stays until the list is read again, to be followed again. */
export function ConnectionList({ tab, query, onSuggest }: ConnectionListProps) {
  const pages = usePages(`${tab} ${query}`);
  const { data, previousData, error, loading, refetch } = useQuery(Connections_people, {
    variables: { tab: TAB_LIST[tab], query, first: PEOPLE_PAGE, after: pages.after },
  });
  const found = (data ?? (loading ? previousData : undefined))?.viewer?.connections ?? null;
  const total = found?.totalCount ?? 0;

  return (
    <Stack gap={16}>
      <Text variant="meta" tone="tertiary" role="status" as="p">
        {found && total > 0 && (total === 1 ? "1 person" : `${total} people`)}
      </Text>
      <ConnectionGrid
        people={found?.edges ?? null}
        failure={error && !found ? failureOf("Couldn't load your connections", error) : null}
        onRetry={() => void refetch().catch(() => {})}
        empty={query === null ? NOBODY[tab] : `No one matches ‘${query}’`}
        isLoading={loading}
        action={
          query === null && (
            <Button variant="outline" onClick={onSuggest}>
              See who is suggested
            </Button>
          )
        }
      >
        {({ node }) => <ConnectionCard key={node.id} user={node} />}
      </ConnectionGrid>
      <Pager {...pagerOf("Pages of people", pages, found)} />
    </Stack>
  );
}
