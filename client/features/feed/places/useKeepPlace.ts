import { useApolloClient } from "@apollo/client/react";
import { useLayoutEffect } from "react";
import type { RefObject } from "react";
import type { FeedView } from "#client/features/feed/tabs/feedView.ts";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";

/** Stores where the member reads in a tab; its code is loaded after the list. The order by marks has no such place. */
export function useKeepPlace(
  list: RefObject<HTMLElement | null>,
  { view: { scope, order }, isThere }: { view: FeedView; isThere: boolean },
): void {
  const client = useApolloClient();
  const isOn = isThere && order === "LATEST";
  // When the layout effect ends, the list is still there.
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    let stop: (() => void) | null = null;
    let isOver = false;
    const start = import("./keepPlace.ts").then(({ keepPlace }) => {
      if (!isOver) stop = keepPlace(client, scope, () => list.current);
    });
    void ignoreFailure(start, "optional");
    return () => {
      isOver = true;
      stop?.();
    };
  }, [client, list, scope, isOn]);
}
