import { messageOf } from "#client/apollo/errors.ts";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { ReasonDialog } from "#client/features/people/ReasonDialog.tsx";
import { useTextForm } from "#client/lib/unsent/useTextForm.ts";
import { useUnsentPlace } from "#client/lib/unsent/useUnsent.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { REMOVAL_REASON_MAX } from "#server/features/posts/managed/managed.limits.rules";
import { useRemoveComment } from "./useRemoveComment.ts";

const loadRule = async () => (await import("#server/features/posts/managed/managed.rules")).groupRemoval;

interface RemoveCommentDialogProps {
  groupId: string;
  commentId: string;
  postId: string;
  parentId: string | null;
  onClose: () => void;
}

/** The question before an owner or admin removes a comment in their group, with the reason for its author. */
export function RemoveCommentDialog({ onClose, ...comment }: RemoveCommentDialogProps) {
  const remove = useRemoveComment(comment);
  const form = useTextForm({
    field: "reason",
    place: useUnsentPlace(useViewer().id, `reason to remove comment ${comment.commentId}`),
    loadRule,
    max: REMOVAL_REASON_MAX,
    send: async (reason) => {
      await remove(reason);
      onClose();
    },
    reasonOf: (failure) => messageOf(failure, "The comment could not be removed. Please try again."),
  });
  return (
    <ReasonDialog
      title="Remove this comment from the group?"
      hint="The author reads it."
      form={form}
      cancel="Keep it"
      act="Remove"
      acting="Removing..."
      onClose={onClose}
    >
      <Text as="p" variant="bodySm">
        Nobody sees it any more; replies stay. Moderators see what you did in their log.
      </Text>
    </ReasonDialog>
  );
}
