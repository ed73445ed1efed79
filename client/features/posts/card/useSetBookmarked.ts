import { useMark } from "#client/apollo/marks/useMark.ts";
import type { Mark } from "#client/apollo/marks/useMark.ts";
import { graphql } from "#client/gql/gql.ts";
import type { PostBookmark_PostFragment, SetBookmarkedMutationVariables } from "#client/gql/graphql.ts";

export const PostBookmark_post = graphql(`
  fragment PostBookmark_post on Post {
    id
    bookmarked
    bookmarksCount
  }
`);

const SetBookmarked = graphql(`
  mutation SetBookmarked($postId: ID!, $bookmarked: Boolean!) {
    setBookmarked(id: $postId, bookmarked: $bookmarked) {
      ...PostBookmark_post
    }
  }
`);

const BOOKMARK: Mark<PostBookmark_PostFragment, SetBookmarkedMutationVariables> = {
  typename: "Post",
  fragment: PostBookmark_post,
  fragmentName: "PostBookmark_post",
  read: ({ bookmarked, bookmarksCount }) => ({ on: bookmarked, count: bookmarksCount }),
  write: ({ on, count }) => ({ bookmarked: on, bookmarksCount: count }),
  mutation: SetBookmarked,
  variables: (postId, bookmarked) => ({ postId, bookmarked }),
};

/**
 * Sets or removes a bookmark of a post. `client/apollo/marks/optimisticToggle.ts` renders the change at once, sends one
 * request at a time and returns to the confirmed state when saving fails.
 */
export const useSetBookmarked = () => useMark(BOOKMARK);
