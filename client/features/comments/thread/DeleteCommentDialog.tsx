import { useMutation } from "@apollo/client/react";
import { messageOf } from "#client/apollo/errors.ts";
import { graphql } from "#client/gql/gql.ts";
import { ConfirmDialog } from "#client/ui/overlays/ConfirmDialog.tsx";
import { forgetComment } from "#client/features/comments/core/commentCache.ts";

const DeleteComment = graphql(`
  mutation DeleteComment($id: ID!) {
    deleteComment(id: $id) {
      id
      deleted
      content
      post {
        id
        commentsCount
      }
    }
  }
`);

interface DeleteCommentDialogProps {
  commentId: string;
  postId: string;
  parentId: string | null;
  onClose: () => void;
  onCloseAutoFocus: (event: Event) => void;
}

/** The question before a comment is deleted. With replies, a placeholder stays. */
export function DeleteCommentDialog({ commentId, postId, parentId, ...rest }: DeleteCommentDialogProps) {
  const [mutate] = useMutation(DeleteComment);

  async function remove() {
    await mutate({
      variables: { id: commentId },
      update: (cache) => forgetComment(cache, { commentId, postId, parentId }),
    });
    rest.onClose();
  }

  return (
    <ConfirmDialog
      title="Delete this comment?"
      text="This cannot be undone. Replies stay."
      confirm="Delete"
      confirming="Deleting..."
      cancel="Keep it"
      onConfirm={remove}
      failureOf={(failure) => messageOf(failure, "Failed to delete comment")}
      {...rest}
    />
  );
}
