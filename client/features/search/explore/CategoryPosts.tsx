import { NO_ITEMS, usePagedQuery } from "#client/apollo/usePagedQuery.ts";
import { PagedPosts } from "#client/features/feed/list/PagedPosts.tsx";
import { graphql } from "#client/gql/gql.ts";
import { EmptyState } from "#client/ui/states/EmptyState.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { SubjectHead } from "./SubjectHead.tsx";

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
            ...LikersButton_post
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

/** The ideas of a category, the newest first. */
export function CategoryPosts({ name }: { name: string }) {
  const posts = usePagedQuery(CategoryPostsQuery, {
    variables: { name, first: PAGE },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    refetchOn: false,
    connection: ({ category }) => (category ? category.posts : NO_ITEMS),
  });
  const category = posts.data?.category ?? null;
  return (
    <Stack gap={16}>
      <SubjectHead title={category?.name ?? name} postsCount={category?.postsCount ?? null} />
      <PagedPosts
        label={`Ideas about ${name}`}
        posts={posts}
        empty={<EmptyState scene="map" title="No ideas in this category" text="Share the first one." />}
      />
    </Stack>
  );
}
