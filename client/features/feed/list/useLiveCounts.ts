import { useSubscription } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import { graphql } from "#client/gql/gql.ts";

/** The maximum number of posts in one subscription. */
const FOLLOWED = 50;
/** The reader must have stopped scrolling for this time before other posts are subscribed, in milliseconds. */
const STILL = 400;

const PostChanged = graphql(`
  subscription PostChanged($ids: [ID!]!) {
    postChanged(ids: $ids) {
      id
      ...PostCard_post
    }
  }
`);

/**
 * Updates the visible posts while others like, comment and edit: one subscription covers those in view. Its events go
 * to the cache, and with it to every card and dialog that shows the post. `visible` contains the ids of the list's
 * posts and changes with them; null while there are none.
 */
export function useLiveCounts(list: RefObject<HTMLElement | null>, visible: string | null): void {
  const ids = useIdsInView(list, visible);
  useSubscription(PostChanged, { variables: { ids: [...ids] }, skip: ids.length === 0, ignoreResults: true });
}

/** Returns the ids of the cards in view, in a stable order. The array is the same as long as its ids are. */
function useIdsInView(list: RefObject<HTMLElement | null>, visible: string | null): readonly string[] {
  const [ids, setIds] = useState<readonly string[]>([]);
  const inView = useRef(new Set<string>());
  useEffect(() => {
    if (!list.current || !visible) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const publish = () => {
      const next = [...inView.current].toSorted().slice(0, FOLLOWED);
      setIds((before) => (before.join() === next.join() ? before : next));
    };
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const id = target instanceof HTMLElement ? target.dataset["post"] : undefined;
        if (id === undefined) continue;
        if (isIntersecting) inView.current.add(id);
        else inView.current.delete(id);
      }
      clearTimeout(timer);
      timer = setTimeout(publish, STILL);
    });
    inView.current.clear();
    for (const card of list.current.querySelectorAll("[data-post]")) observer.observe(card);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [list, visible]);
  return ids;
}
