import type { ApolloClient } from "@apollo/client";
import { followPosts } from "#client/features/posts/page/livePosts.ts";

/** The maximum number of posts in one subscription. */
const FOLLOWED = 50;
/** The reader must have stopped scrolling for this time before other posts are subscribed, in milliseconds. */
const STILL = 400;

export interface Follower {
  /** Follows the cards that the list contains now. */
  observe: (list: HTMLElement) => void;
  stop: () => void;
}

/** Follows those cards of a list that are in view: one subscription covers them. */
export function followPostsInView(client: ApolloClient): Follower {
  const inView = new Set<string>();
  let followed = "";
  let stopFollowing = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = () => {
    const ids = [...inView].toSorted().slice(0, FOLLOWED);
    if (ids.join() === followed) return;
    followed = ids.join();
    stopFollowing();
    stopFollowing = ids.length > 0 ? followPosts(client, ids) : () => {};
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const id = target instanceof HTMLElement ? target.dataset["post"] : undefined;
      if (id === undefined) continue;
      if (isIntersecting) inView.add(id);
      else inView.delete(id);
    }
    clearTimeout(timer);
    timer = setTimeout(follow, STILL);
  });
  return {
    observe(list) {
      observer.disconnect();
      inView.clear();
      for (const card of list.querySelectorAll("[data-post]")) observer.observe(card);
    },
    stop() {
      clearTimeout(timer);
      observer.disconnect();
      stopFollowing();
    },
  };
}
