import { useEffect, useImperativeHandle, useRef, useState } from "react";
import type { Ref, RefObject } from "react";
import { reportFailure } from "#client/features/feed/list/feedFailure.ts";
import type { FeedView } from "#client/features/feed/tabs/feedView.ts";
import { NewPostsPill } from "./NewPostsPill.tsx";
import { useNewPosts } from "./useNewPosts.ts";
import { useScrollBack } from "./useScrollBack.ts";

export interface NewPostsHandle {
  /** Adds the new posts to the feed, if there are any. */
  show: () => void;
}

interface NewPostsProps {
  view: FeedView;
  viewerId: string;
  /** The posts that the tab shows; null while it is loading for the first time. */
  visible: readonly string[] | null;
  /** True for a tab that comes from the cache, and may be old. */
  isReturn: boolean;
  /** Reads the first page of the tab. Rejects when that failed. */
  refresh: () => Promise<void>;
  list: RefObject<HTMLElement | null>;
  /** The head of the feed, to which the page scrolls after new posts were added. */
  top: RefObject<HTMLElement | null>;
  hasKeys: boolean;
  ref: Ref<NewPostsHandle>;
}

/** The posts that came after a tab of the feed was read: the pill that reports them, and what a press on it does. */
export function NewPosts({ list, top, hasKeys, ref, ...tab }: NewPostsProps) {
  const first = tab.visible?.[0];
  const arrivals = useNewPosts(tab);
  const [announcement, setAnnouncement] = useState("");
  const scrollBack = useScrollBack(list);
  const { offer } = scrollBack;

  // The page scrolls to new posts once they are rendered.
  const isAwaitingTop = useRef(false);
  useEffect(() => {
    if (!isAwaitingTop.current || first === undefined) return;
    isAwaitingTop.current = false;
    top.current?.scrollIntoView({ block: "start" });
    list.current?.querySelector("article")?.focus({ preventScroll: true });
    offer();
  }, [first, list, top, offer]);

  async function show() {
    isAwaitingTop.current = true;
    scrollBack.note();
    try {
      await arrivals.show();
      setAnnouncement("New posts are at the top");
    } catch (failure) {
      isAwaitingTop.current = false;
      reportFailure(failure);
    }
  }
  const handleShow = () => void (arrivals.count > 0 && show());
  useImperativeHandle(ref, () => ({ show: handleShow }));

  return (
    <NewPostsPill
      count={arrivals.count}
      announcement={announcement}
      hasKeys={hasKeys}
      onShow={handleShow}
      onBack={scrollBack.isOffered ? scrollBack.goBack : null}
    />
  );
}
