import { useQuery } from "@apollo/client/react";
import { PagedPosts } from "#client/features/feed/list/PagedPosts.tsx";
import { graphql } from "#client/gql/gql.ts";
import { EmptyState } from "#client/ui/states/EmptyState.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { PlaceHead } from "./PlaceHead.tsx";

const CategoryPostsQuery = graphql(`
  query CategoryPosts($name: String!, $first: Int!, $after: String) {
    category(name: $name) {
      name
      postsCount
      posts(first: $first, after: $after) {
        edges {
          cursor
          node {
            id
            ...PostCard_post
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
const PAGE = 10;
const NOTHING = { edges: [], pageInfo: { hasNextPage: false }, totalCount: 0 };

/** Ideas of a category, newest first. */
export function CategoryPosts({ name }: { name: string }) {
  const { data, error, refetch, fetchMore } = useQuery(CategoryPostsQuery, {
    variables: { name, first: PAGE },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    refetchOn: false,
  });
  const category = data?.category ?? null;
  return (
    <Stack gap={16}>
      <PlaceHead title={category?.name ?? name} postsCount={category?.postsCount ?? null} />
      <PagedPosts
        label={`Ideas about ${name}`}
        page={data ? (category?.posts ?? NOTHING) : null}
        failure={error ?? null}
        onRetry={() => void refetch().catch(() => {})}
        fetchAfter={(after) => fetchMore({ variables: { name, first: PAGE, after } })}
        empty={<EmptyState title="No ideas in this category" text="Share the first one." />}
      />
    </Stack>
  );
}
