import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import { messageOf } from "#client/apollo/errors.ts";
import { toast } from "#client/ui/toasts/toast.ts";
import { useScrollBack } from "./useScrollBack.ts";

const FAILED = "Failed to load posts";

/** Returns why the feed could not be loaded, with the product's own text where the server gave no reason. */
export function feedFailure(failure: unknown): string {
  return messageOf(failure, FAILED);
}

export function reportFailure(failure: unknown): void {
  toast.failure("Error loading feed", feedFailure(failure));
}

interface FeedActionsOptions {
  list: RefObject<HTMLElement | null>;
  /** The head of the feed, to which the page scrolls after new posts were added. */
  top: RefObject<HTMLElement | null>;
  /** The first post that is rendered. */
  first: string | undefined;
  refresh: () => Promise<void>;
  showArrivals: () => Promise<void>;
}

/** Returns the actions on the whole feed: read it again, and add new posts. */
export function useFeedActions({ list, top, first, ...feed }: FeedActionsOptions) {
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

  async function showArrivals() {
    isAwaitingTop.current = true;
    scrollBack.note();
    try {
      await feed.showArrivals();
      setAnnouncement("New posts are at the top");
    } catch (failure) {
      isAwaitingTop.current = false;
      reportFailure(failure);
    }
  }

  async function refresh() {
    try {
      await feed.refresh();
      toast.success("Feed refreshed", "Latest posts have been loaded");
    } catch (failure) {
      reportFailure(failure);
    }
  }

  return { announcement, showArrivals, refresh, goBack: scrollBack.isOffered ? scrollBack.goBack : null };
}
