import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { turn } from "#client/apollo/toggle.ts";
import { graphql } from "#client/gql/gql.ts";

export const CommentLike_comment = graphql(`
  fragment CommentLike_comment on Comment {
    id
    liked
    likesCount
  }
`);

const SetCommentLiked = graphql(`
  mutation SetCommentLiked($id: ID!, $liked: Boolean!) {
    setCommentLiked(id: $id, liked: $liked) {
      ...CommentLike_comment
    }
  }
`);

/** Likes a comment or takes the like back: shown at once, the last intent wins; false when it could not be saved. */
export function useSetCommentLiked() {
  const client = useApolloClient();
  return useCallback(
    (commentId: string, liked: boolean) => {
      const at = {
        id: `Comment:${commentId}`,
        fragment: CommentLike_comment,
        fragmentName: "CommentLike_comment",
      };
      return turn(
        client,
        {
          key: `${at.id} liked`,
          confirmed: (cache) => {
            const known = cache.readFragment({ ...at, optimistic: false });
            return known && { on: known.liked, count: known.likesCount };
          },
          show: (cache, { on, count }) =>
            void cache.writeFragment({
              ...at,
              data: { __typename: "Comment", id: commentId, liked: on, likesCount: count },
            }),
          save: (on) => client.mutate({ mutation: SetCommentLiked, variables: { id: commentId, liked: on } }),
        },
        liked,
      );
    },
    [client],
  );
}
