import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { useGoBack } from "#client/features/people/useGoBack.ts";
import { useMediaQuery } from "#client/lib/browser/useMediaQuery.ts";
import { useScreenTitle } from "#client/lib/browser/useScreenTitle.ts";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import { PostView } from "./PostView.tsx";
import { usePost } from "#client/features/posts/page/usePost.ts";

interface PostDialogProps {
  postId: string;
  /** True when the member wants to write a comment. */
  isCommenting?: boolean;
}

/** A post as a dialog over the page that contains it. Closing it goes back to that page. */
export function PostDialog({ postId, isCommenting = false }: PostDialogProps) {
  const onClose = useGoBack();
  const reading = usePost(postId);
  useScreenTitle(reading.name);
  const heading = useRef<HTMLHeadingElement>(null);
  const commentBox = useRef<HTMLTextAreaElement>(null);
  const hasRoom = useMediaQuery("(min-width:62.5em)");
  const isBeside = hasRoom && reading.isTall;
  const isHere = reading.isShown;
  const [search] = useSearchParams();
  // For a linked comment, the list of comments moves the focus there.
  const isLinked = search.has("comment");

  function focusFirst(): boolean {
    if (!isCommenting) heading.current?.focus();
    else if (commentBox.current) focusInContext(commentBox.current);
    return (isCommenting ? commentBox : heading).current !== null;
  }

  // A post that was not in the cache is rendered after the dialog has opened, and takes the focus then.
  useEffect(() => {
    if (!isHere || isLinked) return;
    if (!isCommenting) heading.current?.focus();
    else if (commentBox.current) focusInContext(commentBox.current);
  }, [isHere, isCommenting, isLinked]);

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={reading.byline}
      size={isBeside ? "xl" : "lg"}
      isScreen
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        // For a post without a title, focus begins at the dialog.
        if (!focusFirst() && event.target instanceof HTMLElement) event.target.focus();
      }}
    >
      <PostView
        postId={postId}
        query={reading.query}
        headingLevel={3}
        isBeside={isBeside}
        headingRef={heading}
        commentBoxRef={commentBox}
        onDeleted={onClose}
      />
    </Dialog>
  );
}

/** Focuses the box in the middle of the dialog, so that the post above it and the comments below it are in view. */
function focusInContext(box: HTMLElement): void {
  box.focus({ preventScroll: true });
  box.scrollIntoView({ block: "center" });
}
