import { graphql } from "#client/gql/gql.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { ConnectionCard } from "./ConnectionCard.tsx";
import { ConnectionGrid } from "./ConnectionGrid.tsx";
import { NOBODY, TAB_LIST } from "./connectionTabs.ts";
import type { TabName } from "./connectionTabs.ts";
import { Pager } from "#client/features/people/Pager.tsx";
import { usePeoplePages } from "#client/features/bonds/core/usePeoplePages.ts";

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
  /** The search; null for all people of the tab. */
  query: string | null;
  /** Opens the tab of suggested people. */
  onSuggest: () => void;
}

/**
 * The people of one tab, page by page. A person whom the viewer unfollows stays until the list is read again, so that
 * the viewer can follow them again.
 */
export function ConnectionList({ tab, query, onSuggest }: ConnectionListProps) {
  const people = usePeoplePages(Connections_people, {
    of: `${tab} ${query}`,
    variables: (page) => ({ tab: TAB_LIST[tab], query, ...page }),
    connection: ({ viewer }) => viewer?.connections,
    keepPrevious: "while-loading",
  });
  const total = people.total ?? 0;
  return (
    <Stack gap={16}>
      <Text variant="meta" tone="tertiary" role="status" as="p">
        {total > 0 && (total === 1 ? "1 person" : `${total} people`)}
      </Text>
      <ConnectionGrid
        people={people.list}
        failure="Couldn't load your connections"
        empty={query === null ? NOBODY[tab] : `No one matches ‘${query}’`}
        action={
          query === null && (
            <Button variant="outline" onClick={onSuggest}>
              See who is suggested
            </Button>
          )
        }
      >
        {(user) => <ConnectionCard key={user.id} user={user} />}
      </ConnectionGrid>
      <Pager label="Pages of people" {...people.pager} />
    </Stack>
  );
}
