import { Suspense, useState } from "react";
import type { ReactNode } from "react";
import { useLocation, useMatch, useOutlet } from "react-router-dom";
import { postLinkStateOf } from "#client/features/posts/card/usePostLink.ts";
import { Footer } from "./Footer.tsx";
import { Body, Content, Side } from "./Page.tsx";
import { useStickyEnd } from "#client/ui/layout/useStickyEnd.ts";
import { lazyPart } from "#client/ui/overlays/lazyPart.tsx";

const PostDialog = lazyPart(async () => ({
  default: (await import("#client/features/comments/post/PostDialog.tsx")).PostDialog,
}));

/** The feed grows as one reads, and the conversations fill the window. */
const FOOTLESS = new Set(["/", "/chat"]);
/** Pages that need the whole width and height of the window. */
const WHOLE = new Set(["/chat", "/moderation"]);

interface StageProps {
  waiting: ReactNode;
  /** The navigation beside the page; null where there is no space for it. */
  rail: ReactNode;
}

interface OutletState {
  pathname: string;
  content: ReactNode;
}

/**
 * Renders the page of the address and the footer under it. A post that was opened from a list has its own address too,
 * but opens as a dialog over the page that contains the list, and that page stays mounted: Back closes the dialog, a
 * reload shows the post as a page.
 */
export function Stage({ waiting, rail }: StageProps) {
  const outlet = useOutlet();
  const { pathname, state } = useLocation();
  const postId = useMatch("/post/:postId")?.params.postId;
  const [page, setPage] = useState<OutletState | null>(null);
  const link = postLinkStateOf(state);
  const isOver = postId !== undefined && link.isOver && page !== null && page.pathname !== pathname;
  if (!isOver && page?.content !== outlet) setPage({ pathname, content: outlet });
  const path = isOver ? page.pathname : pathname;
  const side = useStickyEnd<HTMLElement>();

  return (
    <>
      <Body data-whole={WHOLE.has(path) || undefined}>
        <Side ref={side}>{rail}</Side>
        <Content id="content" tabIndex={-1}>
          <Suspense fallback={waiting}>{isOver ? page.content : outlet}</Suspense>
        </Content>
      </Body>
      {!FOOTLESS.has(path) && <Footer />}
      {isOver && (
        <Suspense>
          <PostDialog key={postId} postId={postId} isCommenting={link.isCommenting} />
        </Suspense>
      )}
    </>
  );
}
