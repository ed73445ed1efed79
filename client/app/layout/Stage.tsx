import { lazy, Suspense, useState } from "react";
import type { ReactNode } from "react";
import { useLocation, useMatch, useNavigate, useOutlet } from "react-router-dom";
import { postLinkStateOf } from "#client/features/posts/card/usePostLink.ts";
import { Footer } from "./Footer.tsx";
import { Content } from "./Page.tsx";

const PostDialog = lazy(async () => ({
  default: (await import("#client/features/comments/post/PostDialog.tsx")).PostDialog,
}));

/** Pages that load more while one reads have no end for a footer. */
const FOOTLESS = /^\/(?:chat|bookmarks|profile\/[^/]+\/posts|tags\/[^/]+|groups\/[^/]+)?$/;

interface OutletState {
  pathname: string;
  content: ReactNode;
}

/**
 * Renders the page of the address and the footer under it. A post that was opened from a list has its own address too,
 * but opens as a dialog over the page that contains the list, and that page stays mounted: Back closes the dialog, a
 * reload shows the post as a page.
 */
export function Stage({ waiting }: { waiting: ReactNode }) {
  const outlet = useOutlet();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const postId = useMatch("/post/:postId")?.params.postId;
  const [page, setPage] = useState<OutletState | null>(null);
  const link = postLinkStateOf(state);
  const isOver = postId !== undefined && link.isOver && page !== null && page.pathname !== pathname;
  if (!isOver && page?.content !== outlet) setPage({ pathname, content: outlet });

  return (
    <>
      <Content id="content" tabIndex={-1}>
        <Suspense fallback={waiting}>{isOver ? page.content : outlet}</Suspense>
      </Content>
      {!FOOTLESS.test(isOver ? page.pathname : pathname) && <Footer />}
      {isOver && (
        <Suspense>
          <PostDialog key={postId} postId={postId} isCommenting={link.isCommenting} onClose={() => void navigate(-1)} />
        </Suspense>
      )}
    </>
  );
}
