import { useApolloClient } from "@apollo/client/react";
import { removePost } from "#client/features/posts/card/postCache.ts";
import { RemovalDialog } from "./RemovalDialog.tsx";
import { useManagedPost } from "./useManagedPost.ts";

interface RemovePostDialogProps {
  groupId: string;
  postId: string;
  onClose: () => void;
  /** Leaves the page that shows only this post. */
  onRemoved?: (() => void) | undefined;
}

/** The question before an owner or admin removes a post from their group. */
export function RemovePostDialog({ groupId, postId, onClose, onRemoved }: RemovePostDialogProps) {
  const { cache } = useApolloClient();
  const { remove } = useManagedPost({ groupId, postId });
  return (
    <RemovalDialog
      kind="post"
      id={postId}
      consequence="Nobody sees it any more, with its comments."
      onRemove={async (words) => {
        await remove(words);
        onClose();
        onRemoved?.();
        // The page of the post is left first, so that it never renders without the post.
        setTimeout(() => removePost(cache, postId));
      }}
      onClose={onClose}
    />
  );
}
