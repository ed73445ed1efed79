import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";
import type { Follower } from "./postsInView.ts";

/**
 * Updates the posts in view while others like, comment, edit and delete. Its code is loaded after the list. `visible`
 * contains the ids of the list's posts and changes with them; null while there are none.
 */
export function useLiveCounts(list: RefObject<HTMLElement | null>, visible: string | null): void {
  const client = useApolloClient();
  const follower = useRef<Promise<Follower> | null>(null);
  useEffect(() => {
    if (!visible) return;
    follower.current ??= import("./postsInView.ts").then(({ followPostsInView }) => followPostsInView(client));
    void ignoreFailure(
      follower.current.then(({ observe }) => list.current && observe(list.current)),
      "optional",
    );
  }, [client, list, visible]);
  useEffect(
    () => () => {
      if (follower.current)
        void ignoreFailure(
          follower.current.then(({ stop }) => stop()),
          "optional",
        );
      follower.current = null;
    },
    [client],
  );
}
