import { useQuery } from "@apollo/client/react";
import { messageOf } from "#client/apollo/errors.ts";
import { ShowMore } from "#client/ui/controls/ShowMore.tsx";
import { graphql } from "#client/gql/gql.ts";
import { useMore } from "#client/lib/state/useMore.ts";
import { EmptyState } from "#client/ui/states/EmptyState.tsx";
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

/** All groups of a category, or with a word in what they say of themselves. */
export function FoundGroups({ query, category }: FoundGroupsProps) {
  const variables = { query, category, first: FIRST };
  const { data, error, refetch, fetchMore } = useQuery(FoundGroupsQuery, { variables });
  const more = useMore(data?.groups.pageInfo, (after) => fetchMore({ variables: { ...variables, after } }));
  return (
    <Stack gap={16}>
      <GroupGrid
        label="Groups found"
        groups={data?.groups.edges.map(({ node }) => node) ?? null}
        failure={error && !data ? messageOf(error) : null}
        onRetry={() => void refetch().catch(() => {})}
        empty={<EmptyState title="No group found" text="Try another word or category, or found the group yourself." />}
      />
      <ShowMore label="Show more groups" {...more} />
    </Stack>
  );
}
