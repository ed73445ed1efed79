import { useEffect, useRef } from "react";
import { useScreenTitle } from "#client/lib/useScreenTitle.ts";
import { Dialog } from "#client/ui/Dialog.tsx";
import { PostView } from "./PostView.tsx";
import { usePost } from "./usePost.ts";

interface PostDialogProps {
  postId: string;
  /** True when the member came to write a comment. */
  isCommenting?: boolean;
  onClose: () => void;
}

/** A post over the page where it was met. */
export function PostDialog({ postId, isCommenting = false, onClose }: PostDialogProps) {
  const reading = usePost(postId);
  useScreenTitle(reading.name);
  const heading = useRef<HTMLHeadingElement>(null);
  const commentBox = useRef<HTMLTextAreaElement>(null);
  const isHere = reading.post !== null;

  function focusFirst(): boolean {
    const goal = (isCommenting ? commentBox : heading).current;
    goal?.focus();
    return goal !== null;
  }

  // A post that was not in the cache comes after the dialog has opened, and takes the focus then.
  useEffect(() => {
    if (isHere) (isCommenting ? commentBox : heading).current?.focus();
  }, [isHere, isCommenting]);

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={reading.byline}
      size="lg"
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        // A post without a title begins with its dialog.
        if (!focusFirst() && event.target instanceof HTMLElement) event.target.focus();
      }}
    >
      <PostView reading={reading} headingLevel={3} headingRef={heading} commentBoxRef={commentBox} />
    </Dialog>
  );
}
