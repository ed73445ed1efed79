import { useSubscription } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import { graphql } from "#client/gql/gql.ts";

/** Posts that are followed at once, at most. */
const FOLLOWED = 50;
/** The screen must have been still for so long before other posts are followed, in milliseconds. */
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
 * Keeps the posts on the screen true while others like, comment and edit: one subscription for those in view. What comes
 * goes to the cache, and with it to every card and dialog that shows the post. `shown` names the posts of the list and
 * changes with them; null while there are none.
 */
export function useLiveCounts(list: RefObject<HTMLElement | null>, visible: string | null): void {
  const ids = useIdsInView(list, visible);
  useSubscription(PostChanged, { variables: { ids: [...ids] }, skip: ids.length === 0, ignoreResults: true });
}

/** The ids of the cards in view, in a steady order. The same array as long as they are the same. */
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
