import { OnDemand } from "#client/ui/overlays/OnDemand.tsx";

const loadRemove = async () => (await import("./RemoveCommentDialog.tsx")).RemoveCommentDialog;
const loadDelete = async () => (await import("./DeleteCommentDialog.tsx")).DeleteCommentDialog;

interface CommentQuestionsProps {
  comment: { commentId: string; postId: string; parentId: string | null };
  isDeleting: boolean;
  /** The group from which its owner or admin is about to remove the comment. */
  removedFrom: string | null;
  onClose: () => void;
  /** Moves the focus when a question has closed. */
  onLeft: () => void;
}

/** The questions before a comment is deleted, or removed from a group. */
export function CommentQuestions({ comment, isDeleting, removedFrom, onClose, onLeft }: CommentQuestionsProps) {
  return (
    <>
      {removedFrom !== null && (
        <OnDemand load={loadRemove} onFailed={onClose}>
          {(RemoveCommentDialog) => (
            <RemoveCommentDialog
              {...comment}
              groupId={removedFrom}
              onClose={() => {
                onClose();
                setTimeout(onLeft);
              }}
            />
          )}
        </OnDemand>
      )}
      {isDeleting && (
        <OnDemand load={loadDelete} onFailed={onClose}>
          {(DeleteCommentDialog) => (
            <DeleteCommentDialog
              {...comment}
              onClose={onClose}
              onCloseAutoFocus={(event) => {
                event.preventDefault();
                onLeft();
              }}
            />
          )}
        </OnDemand>
      )}
    </>
  );
}
