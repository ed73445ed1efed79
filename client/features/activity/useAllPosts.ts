import { usePagedQuery } from "#client/apollo/usePagedQuery.ts";
import { graphql } from "#client/gql/gql.ts";
import { FEED_PAGE_SIZE } from "#server/features/feed/feed.limits.rules";

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
`);

/** Loads all posts of a member that the viewer may see, page by page, the newest first. */
export function useAllPosts(username: string) {
  const posts = usePagedQuery(AllPostsQuery, {
    variables: { username, first: FEED_PAGE_SIZE },
    // New posts do not appear by themselves; cached ones appear at once.
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    refetchOn: false,
    refetchWritePolicy: "merge",
    connection: ({ feed }) => feed,
  });
  return { person: posts.data?.user ?? null, posts };
}
