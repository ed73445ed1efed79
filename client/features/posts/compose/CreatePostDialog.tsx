import { useState } from "react";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import { Composer } from "./Composer.tsx";
import type { CompositionKind } from "#client/features/posts/fields/composition.ts";
import type { Beginning } from "./PostForm.tsx";

/** The composer, and what it tells to whoever opened it. */
export interface CreatePostDialogProps {
  /** What is written first. */
  kind?: CompositionKind;
  beginning?: Beginning;
  onClose: () => void;
  /** Called with the id of the new post. */
  onCreated: (postId: string) => void;
}

/** Where a post is written. Closing it keeps what was written as a draft. */
export function CreatePostDialog({
  kind: first = "post",
  beginning = null,
  onClose,
  onCreated,
}: CreatePostDialogProps) {
  const [kind, setKind] = useState(first);
  // The form takes the focus before the dialog can see where it was.
  const [opener] = useState(() => document.activeElement);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={kind === "idea" ? "Share Your Idea" : "Create a post"}
      // The form knows where one begins to write.
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
        onCreated={(postId) => {
          onCreated(postId);
          onClose();
        }}
      />
    </Dialog>
  );
}
