import { useMark } from "#client/apollo/marks/useMark.ts";
import type { Mark } from "#client/apollo/marks/useMark.ts";
import { graphql } from "#client/gql/gql.ts";
import type { CommentLike_CommentFragment, SetCommentLikedMutationVariables } from "#client/gql/graphql.ts";

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

const COMMENT_LIKE: Mark<CommentLike_CommentFragment, SetCommentLikedMutationVariables> = {
  typename: "Comment",
  fragment: CommentLike_comment,
  fragmentName: "CommentLike_comment",
  read: ({ liked, likesCount }) => ({ on: liked, count: likesCount }),
  write: ({ on, count }) => ({ liked: on, likesCount: count }),
  mutation: SetCommentLiked,
  variables: (id, liked) => ({ id, liked }),
};

/**
 * Sets or removes a like of a comment. `client/apollo/marks/optimisticToggle.ts` renders the change at once, sends one
 * request at a time and returns to the confirmed state when saving fails.
 */
export const useSetCommentLiked = () => useMark(COMMENT_LIKE);
