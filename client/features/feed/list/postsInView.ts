import type { ApolloClient } from "@apollo/client";
import { followPosts, readPostsAgain } from "#client/features/posts/page/livePosts.ts";
import { gaps } from "#client/lib/browser/gaps.ts";
import { CardsInView } from "./cardsInView.ts";

/** The maximum number of posts in one subscription. */
const FOLLOWED = 50;

export interface Follower {
  /** Follows the cards that the list contains now. */
  observe: (list: HTMLElement) => void;
  stop: () => void;
}

/** Follows those cards of a list that are in view: one subscription covers them. */
export function followPostsInView(client: ApolloClient): Follower {
  let followed = "";
  let inView: readonly string[] = [];
  let stopFollowing = () => {};
  const cards = new CardsInView((all) => {
    const ids = all.slice(0, FOLLOWED);
    if (ids.join() === followed) return;
    followed = ids.join();
    inView = ids;
    stopFollowing();
    stopFollowing = ids.length > 0 ? followPosts(client, ids) : () => {};
  });
  const stopReading = gaps.subscribe(() => void readPostsAgain(client, inView));
  return {
    observe: (list) => cards.follow(new Set(list.querySelectorAll("[data-post]"))),
    stop() {
      cards.end();
      stopReading();
      stopFollowing();
    },
  };
}
