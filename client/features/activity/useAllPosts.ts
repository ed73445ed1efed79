import { useQuery } from "@apollo/client/react";
import { useCallback } from "react";
import { graphql } from "#client/gql/gql.ts";
import { FEED_PAGE_SIZE } from "#server/features/feed/feed.limits.rules";
import { useMore } from "#client/lib/state/useMore.ts";

const AllPostsQuery = graphql(`
  query AllPosts($username: String!, $first: Int!, $after: String) {
    user(username: $username) {
      id
      name
      username
    }
    feed(first: $first, after: $after, filter: { username: $username }) {
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
`);

/** Everything that a member has posted and the viewer may see, page by page, newest first. */
export function useAllPosts(username: string) {
  const { data, error, loading, refetch, fetchMore } = useQuery(AllPostsQuery, {
    variables: { username, first: FEED_PAGE_SIZE },
    // New posts are not put here by themselves; what was read before shows at once.
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    refetchOn: false,
    refetchWritePolicy: "merge",
    notifyOnNetworkStatusChange: true,
  });
  const fetchAfter = useCallback((after: string) => fetchMore({ variables: { after } }), [fetchMore]);
  const { hasMore, state: more, loadMore } = useMore(data?.feed.pageInfo, fetchAfter);
  return {
    person: data?.user ?? null,
    // A post that was deleted here is left out at once.
    posts: data?.feed.edges.flatMap((edge) => edge.node ?? []) ?? null,
    totalCount: data?.feed.totalCount ?? 0,
    hasMore,
    error: data ? null : (error ?? null),
    isLoading: loading,
    more,
    loadMore,
    retry: () => void refetch().catch(() => {}),
  };
}
