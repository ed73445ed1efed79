import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { turn } from "#client/apollo/toggle.ts";
import { graphql } from "#client/gql/gql.ts";

export const PostLike_post = graphql(`
  fragment PostLike_post on Post {
    id
    liked
    likesCount
  }
`);

const SetLiked = graphql(`
  mutation SetLiked($postId: ID!, $liked: Boolean!) {
    setLiked(postId: $postId, liked: $liked) {
      ...PostLike_post
    }
  }
`);

/** Likes a post or takes the like back: shown at once, the last intent wins; false when it could not be saved. */
export function useSetLiked() {
  const client = useApolloClient();
  return useCallback(
    (postId: string, liked: boolean) => {
      const at = { id: `Post:${postId}`, fragment: PostLike_post, fragmentName: "PostLike_post" };
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
              data: { __typename: "Post", id: postId, liked: on, likesCount: count },
            }),
          save: (on) => client.mutate({ mutation: SetLiked, variables: { postId, liked: on } }),
        },
        liked,
      );
    },
    [client],
  );
}
