import { messageOf } from "#client/apollo/errors.ts";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { ReasonDialog } from "#client/features/people/ReasonDialog.tsx";
import { useTextForm } from "#client/lib/unsent/useTextForm.ts";
import { useUnsentPlace } from "#client/lib/unsent/useUnsent.ts";
import { POST_DECLINE_REASON_MAX } from "#server/features/posts/waiting/waiting.limits.rules";

const loadRule = async () => (await import("#server/features/posts/waiting/waiting.rules")).postDecline;

interface DeclinePostDialogProps {
  postId: string;
  name: string;
  /** Declines it. Rejects when it was not done. */
  onDecline: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** The question before a post that waits is declined, with the reason for its author. */
export function DeclinePostDialog({ postId, name, onDecline, onClose }: DeclinePostDialogProps) {
  const form = useTextForm({
    field: "reason",
    place: useUnsentPlace(useViewer().id, `reason to decline post ${postId}`),
    loadRule,
    max: POST_DECLINE_REASON_MAX,
    send: onDecline,
    reasonOf: (failure) => messageOf(failure, "The post could not be declined. Please try again."),
  });
  return (
    <ReasonDialog
      title={`Decline the post by ${name}?`}
      hint={`${name} reads it, and has the post back for themself alone.`}
      form={form}
      cancel="Cancel"
      act="Decline"
      acting="Declining..."
      onClose={onClose}
    />
  );
}
