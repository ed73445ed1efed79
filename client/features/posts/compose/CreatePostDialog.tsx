import { useState } from "react";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import { Composer } from "./Composer.tsx";
import type { CompositionKind } from "#client/features/posts/fields/composition.ts";
import type { Beginning } from "./PostForm.tsx";

/** The composer's options and callbacks. */
export interface CreatePostDialogProps {
  /** The kind that is open first. */
  kind?: CompositionKind;
  beginning?: Beginning;
  onClose: () => void;
  /** Receives the id of a new post, unless it is in a private group elsewhere. */
  onCreated: (postId: string) => void;
}

/** The dialog of the composer. Closing it stores the text as a draft. */
export function CreatePostDialog({
  kind: first = "post",
  beginning = null,
  onClose,
  onCreated,
}: CreatePostDialogProps) {
  const [kind, setKind] = useState(first);
  // The form takes the focus before the dialog can read which element had it.
  const [opener] = useState(() => document.activeElement);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={kind === "idea" ? "Share Your Idea" : "Create a post"}
      // The form itself moves the focus to its first field.
      onOpenAutoFocus={(event) => event.preventDefault()}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      }}
      footer={<div ref={setFoot} />}
    >
      <Composer
        kind={kind}
        onKindChange={setKind}
        beginning={beginning}
        foot={foot}
        onLeave={onClose}
        onCreated={(post) => {
          if (post.isInFeed) onCreated(post.id);
          onClose();
        }}
      />
    </Dialog>
  );
}
