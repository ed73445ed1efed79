import { usePagedQuery } from "#client/apollo/usePagedQuery.ts";
import { graphql } from "#client/gql/gql.ts";
import { EmptyState } from "#client/ui/states/EmptyState.tsx";
import { ShowMore } from "#client/ui/controls/ShowMore.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { GroupGrid } from "./GroupGrid.tsx";

const FoundGroupsQuery = graphql(`
  query FoundGroups($query: String, $category: String, $first: Int!, $after: String) {
    groups(query: $query, category: $category, first: $first, after: $after) {
      edges {
        cursor
        node {
          id
          ...GroupCard_group
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);
const FIRST = 12;

interface FoundGroupsProps {
  query: string | null;
  category: string | null;
}

/** The groups of a category, or with a word of the search in their description. */
export function FoundGroups({ query, category }: FoundGroupsProps) {
  const groups = usePagedQuery(FoundGroupsQuery, {
    variables: { query, category, first: FIRST },
    connection: (data) => data.groups,
  });
  return (
    <Stack gap={16}>
      <GroupGrid
        label="Groups found"
        groups={groups}
        empty={
          <EmptyState
            scene="bench"
            title="No group found"
            text="Try another word or category, or create the group yourself."
          />
        }
      />
      <ShowMore label="Show more groups" list={groups} />
    </Stack>
  );
}
