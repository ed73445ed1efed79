import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { turn } from "#client/apollo/toggle.ts";
import { graphql } from "#client/gql/gql.ts";

export const PostBookmark_post = graphql(`
  fragment PostBookmark_post on Post {
    id
    bookmarked
    bookmarksCount
  }
`);

const SetBookmarked = graphql(`
  mutation SetBookmarked($postId: ID!, $bookmarked: Boolean!) {
    setBookmarked(postId: $postId, bookmarked: $bookmarked) {
      ...PostBookmark_post
    }
  }
`);

/** Bookmarks a post or takes the bookmark away: shown at once, the last intent wins; false when it could not be saved. */
export function useSetBookmarked() {
  const client = useApolloClient();
  return useCallback(
    (postId: string, bookmarked: boolean) => {
      const at = { id: `Post:${postId}`, fragment: PostBookmark_post, fragmentName: "PostBookmark_post" };
      return turn(
        client,
        {
          key: `${at.id} bookmarked`,
          confirmed: (cache) => {
            const known = cache.readFragment({ ...at, optimistic: false });
            return known && { on: known.bookmarked, count: known.bookmarksCount };
          },
          show: (cache, { on, count }) =>
            void cache.writeFragment({
              ...at,
              data: { __typename: "Post", id: postId, bookmarked: on, bookmarksCount: count },
            }),
          save: (on) => client.mutate({ mutation: SetBookmarked, variables: { postId, bookmarked: on } }),
        },
        bookmarked,
      );
    },
    [client],
  );
}
