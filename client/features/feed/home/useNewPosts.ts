import { useApolloClient, useSubscription } from "@apollo/client/react";
import { useCallback, useEffect, useMemo, useState } from "react";
import { reconnection } from "#client/lib/browser/reconnection.ts";
import { graphql } from "#client/gql/gql.ts";
import { orElse } from "#client/lib/ignoreFailure.ts";
import { putOnTop } from "#client/features/feed/list/feedCache.ts";
import { FEED_PAGE_SIZE } from "#server/features/feed/feed.limits.rules";

const PostAdded = graphql(`
  subscription PostAdded {
    postAdded {
      id
      author {
        id
      }
      ...PostCard_post
    }
  }
`);

const NewestPosts = graphql(`
  query NewestPosts($first: Int!) {
    feed(first: $first) {
      edges {
        node {
          id
        }
      }
    }
  }
`);

/** A post that was published after the feed was read: with all fields of a card, or known by its id only. */
interface Arrival {
  id: string;
  isHere: boolean;
}

interface NewPostsOptions {
  /** The posts that the feed renders. */
  visible: readonly string[] | null;
  viewerId: string | null;
  /** True for a feed that comes from the cache, and may be old. */
  isReturn: boolean;
  /** Reads the first page of the feed. */
  refresh: () => Promise<void>;
}

/**
 * Manages posts that were published after the feed was read. They wait until the member requests them: the page never
 * moves.
 */
export function useNewPosts({ visible, viewerId, isReturn, refresh }: NewPostsOptions) {
  const client = useApolloClient();
  const [arrivals, setArrivals] = useState<readonly Arrival[]>([]);
  const waiting = useMemo(() => {
    const there = new Set(visible);
    return arrivals.filter((arrival) => !there.has(arrival.id));
  }, [arrivals, visible]);

  useSubscription(PostAdded, {
    onData({ data: { data } }) {
      if (!data) return;
      const { id, author } = data.postAdded;
      // The viewer's own post needs no pill: it goes on top wherever it was written.
      if (author.id === viewerId) putOnTop(client.cache, [id]);
      else setArrivals((before) => merge(before, [{ id, isHere: true }]));
    },
  });

  useCatchUp(
    useCallback(async () => {
      const newest = await orElse(
        client.query({ query: NewestPosts, variables: { first: FEED_PAGE_SIZE }, fetchPolicy: "no-cache" }),
        null,
        "repeated",
      );
      const ids = newest?.data?.feed?.edges.map(({ node }) => node.id) ?? [];
      // Only posts above the first known post are new; the position of those further down is in the list already.
      setArrivals((before) =>
        merge(
          before,
          ids.map((id) => ({ id, isHere: false })),
        ),
      );
    }, [client]),
    { isReady: visible !== null, isReturn },
  );

  /** Adds them on top of the feed. Rejects when they had to be loaded first and that failed. */
  const show = useCallback(async () => {
    if (waiting.every((arrival) => arrival.isHere)) {
      putOnTop(client.cache, waiting.map(({ id }) => id).toSorted(newestFirst));
    } else {
      await refresh();
    }
    setArrivals([]);
  }, [client, waiting, refresh]);

  return { count: waiting.length, show };
}

/** Compares ids, which grow with time and may become too long to subtract as numbers. */
function newestFirst(a: string, b: string): number {
  return b.length - a.length || (a < b ? 1 : -1);
}

function merge(before: readonly Arrival[], more: readonly Arrival[]): readonly Arrival[] {
  const known = new Set(before.map(({ id }) => id));
  const fresh = more.filter(({ id }) => !known.has(id));
  return fresh.length === 0 ? before : [...before, ...fresh];
}

/**
 * Checks for new posts when the page becomes active, because a suspended or disconnected page has missed live events.
 */
function useCatchUp(
  catchUp: () => Promise<void>,
  { isReady, isReturn }: { isReady: boolean; isReturn: boolean },
): void {
  useEffect(() => {
    if (!isReady) return undefined;
    if (isReturn) void catchUp();
    const wake = () => {
      if (document.visibilityState === "visible") void catchUp();
    };
    const stop = reconnection.subscribe(wake);
    document.addEventListener("visibilitychange", wake);
    return () => {
      stop();
      document.removeEventListener("visibilitychange", wake);
    };
  }, [catchUp, isReady, isReturn]);
}
