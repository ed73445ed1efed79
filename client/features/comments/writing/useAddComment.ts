import { useMutation } from "@apollo/client/react";
import { graphql } from "#client/gql/gql.ts";
import { useAttemptId } from "#client/lib/state/useAttemptId.ts";
import { appendComment } from "#client/features/comments/core/commentCache.ts";

const AddComment = graphql(`
  mutation AddComment($postId: ID!, $content: String!, $parentId: ID, $clientId: ID) {
    addComment(postId: $postId, content: $content, parentId: $parentId, clientId: $clientId) {
      id
      ...CommentThread_comment
      post {
        id
        commentsCount
      }
    }
  }
`);

interface NewComment {
  postId: string;
  parentId: string | null;
  content: string;
}

/** Saves a comment or a reply and appends it to its list. A repeated attempt never saves it twice. */
export function useAddComment() {
  const [mutate] = useMutation(AddComment);
  const attemptId = useAttemptId();

  return async ({ postId, parentId, content }: NewComment): Promise<void> => {
    await mutate({
      variables: { postId, parentId, content, clientId: attemptId(`${parentId ?? ""} ${content}`) },
      update(cache, { data }) {
        const comment = data?.addComment;
        if (comment) appendComment(cache, { commentId: comment.id, postId, parentId }, { isOwn: true });
      },
    });
  };
}
