import { RemovalDialog } from "#client/features/posts/managed/RemovalDialog.tsx";
import { useRemoveComment } from "./useRemoveComment.ts";

interface RemoveCommentDialogProps {
  groupId: string;
  commentId: string;
  postId: string;
  parentId: string | null;
  onClose: () => void;
}

/** The question before an owner or admin removes a comment in their group. */
export function RemoveCommentDialog({ onClose, ...comment }: RemoveCommentDialogProps) {
  const remove = useRemoveComment(comment);
  return (
    <RemovalDialog
      kind="comment"
      id={comment.commentId}
      consequence="Nobody sees it any more; replies stay."
      onRemove={async (words) => {
        await remove(words);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
