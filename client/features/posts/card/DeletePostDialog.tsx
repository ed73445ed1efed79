import { useMutation } from "@apollo/client/react";
import { useRef } from "react";
import { messageOf } from "#client/apollo/errors.ts";
import { graphql } from "#client/gql/gql.ts";
import { ConfirmDialog } from "#client/ui/overlays/ConfirmDialog.tsx";
import { toast } from "#client/ui/toasts/toast.ts";
import { removePost } from "./postCache.ts";

const DeletePost = graphql(`
  mutation DeletePost($id: ID!) {
    deletePost(id: $id)
  }
`);

interface DeletePostDialogProps {
  postId: string;
  onClose: () => void;
  onCloseAutoFocus: (event: Event) => void;
  /** Leaves the page that shows only this post. */
  onDeleted?: (() => void) | undefined;
}

/** The question before a post is deleted. Afterwards focus is on the next post. */
export function DeletePostDialog({ postId, onClose, onCloseAutoFocus, onDeleted }: DeletePostDialogProps) {
  const [mutate, { client }] = useMutation(DeletePost);
  const next = useRef<HTMLElement | null>(null);
  const isDeleted = useRef(false);

  async function remove() {
    await mutate({ variables: { id: postId } });
    isDeleted.current = true;
    next.current = neighbourOf(postId);
    toast.success("Post deleted");
    onClose();
    onDeleted?.();
    // The page of the post is left first, so that it never renders without the post.
    setTimeout(() => removePost(client.cache, postId));
  }

  return (
    <ConfirmDialog
      title="Delete this post?"
      text="Its comments, likes and bookmarks are deleted too. This cannot be undone."
      confirm="Delete"
      confirming="Deleting..."
      cancel="Keep it"
      onConfirm={remove}
      failureOf={(failure) => messageOf(failure, "Failed to delete the post. Please try again.")}
      onClose={onClose}
      onCloseAutoFocus={(event) => {
        if (!isDeleted.current) return onCloseAutoFocus(event);
        if (!next.current) return undefined;
        event.preventDefault();
        next.current.focus();
      }}
    />
  );
}

/** Returns the card after that of a post in its list, or the one before. */
function neighbourOf(postId: string): HTMLElement | null {
  const cards = [...document.querySelectorAll<HTMLElement>("article[data-post]")];
  const at = cards.findIndex((card) => card.dataset["post"] === postId);
  return at < 0 ? null : (cards[at + 1] ?? cards[at - 1] ?? null);
}
