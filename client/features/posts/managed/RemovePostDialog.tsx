import { useApolloClient } from "@apollo/client/react";
import { messageOf } from "#client/apollo/errors.ts";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { ReasonDialog } from "#client/features/people/ReasonDialog.tsx";
import { removePost } from "#client/features/posts/card/postCache.ts";
import { useTextForm } from "#client/lib/unsent/useTextForm.ts";
import { useUnsentPlace } from "#client/lib/unsent/useUnsent.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { REMOVAL_REASON_MAX } from "#server/features/posts/managed/managed.limits.rules";
import { useManagedPost } from "./useManagedPost.ts";

const loadRule = async () => (await import("#server/features/posts/managed/managed.rules")).groupRemoval;

interface RemovePostDialogProps {
  groupId: string;
  postId: string;
  onClose: () => void;
  /** Leaves the page that shows only this post. */
  onRemoved?: (() => void) | undefined;
}

/** The question before an owner or admin removes a post from their group, with the reason for its author. */
export function RemovePostDialog({ groupId, postId, onClose, onRemoved }: RemovePostDialogProps) {
  const { cache } = useApolloClient();
  const { remove } = useManagedPost({ groupId, postId });
  const form = useTextForm({
    field: "reason",
    place: useUnsentPlace(useViewer().id, `reason to remove post ${postId}`),
    loadRule,
    max: REMOVAL_REASON_MAX,
    send: async (reason) => {
      await remove(reason);
      onClose();
      onRemoved?.();
      // The page of the post is left first, so that it never renders without the post.
      setTimeout(() => removePost(cache, postId));
    },
    reasonOf: (failure) => messageOf(failure, "The post could not be removed. Please try again."),
  });
  return (
    <ReasonDialog
      title="Remove this post from the group?"
      hint="The author reads it."
      form={form}
      cancel="Keep it"
      act="Remove"
      acting="Removing..."
      onClose={onClose}
    >
      <Text as="p" variant="bodySm">
        Nobody sees it any more, with its comments. Moderators see what you did in their log.
      </Text>
    </ReasonDialog>
  );
}
