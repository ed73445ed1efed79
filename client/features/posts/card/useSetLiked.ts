import { useMark } from "#client/apollo/marks/useMark.ts";
import type { Mark } from "#client/apollo/marks/useMark.ts";
import { graphql } from "#client/gql/gql.ts";
import type { PostLike_PostFragment, SetLikedMutationVariables } from "#client/gql/graphql.ts";

export const PostLike_post = graphql(`
  fragment PostLike_post on Post {
    id
    liked
    likesCount
  }
`);

const SetLiked = graphql(`
  mutation SetLiked($postId: ID!, $liked: Boolean!) {
    setLiked(id: $postId, liked: $liked) {
      ...PostLike_post
    }
  }
`);

const POST_LIKE: Mark<PostLike_PostFragment, SetLikedMutationVariables> = {
  typename: "Post",
  fragment: PostLike_post,
  fragmentName: "PostLike_post",
  read: ({ liked, likesCount }) => ({ on: liked, count: likesCount }),
  write: ({ on, count }) => ({ liked: on, likesCount: count }),
  mutation: SetLiked,
  variables: (postId, liked) => ({ postId, liked }),
};

/**
 * Sets or removes a like of a post. `client/apollo/marks/optimisticToggle.ts` renders the change at once, sends one
 * request at a time and returns to the confirmed state when saving fails.
 */
export const useSetLiked = () => useMark(POST_LIKE);
