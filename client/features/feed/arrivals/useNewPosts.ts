import { useApolloClient, useSubscription } from "@apollo/client/react";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { gaps } from "#client/lib/browser/gaps.ts";
import { graphql } from "#client/gql/gql.ts";
import { orElse } from "#client/lib/ignoreFailure.ts";
import { putOnTop } from "#client/features/feed/list/feedCache.ts";
import { newestFirst } from "#client/features/feed/list/newestFirst.ts";
import type { FeedView } from "#client/features/feed/tabs/feedView.ts";
import { FEED_PAGE_SIZE } from "#server/features/feed/feed.limits.rules";

const EverythingAdded = graphql(`
  subscription EverythingAdded {
    everythingAdded {
      id
      author {
        id
      }
      ...PostCard_post
    }
  }
`);

const FollowingAdded = graphql(`
  subscription FollowingAdded {
    followingAdded {
      id
      author {
        id
      }
      ...PostCard_post
    }
  }
`);

const NewestPosts = graphql(`
  query NewestPosts($scope: FeedScope!, $first: Int!) {
    feed(first: $first, scope: $scope, order: LATEST) {
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
  view: FeedView;
  /** The posts that the feed renders. */
  visible: readonly string[] | null;
  viewerId: string | null;
  /** True for a feed that comes from the cache, and may be old. */
  isReturn: boolean;
  /** Reads the first page of the feed. */
  refresh: () => Promise<void>;
}

/**
 * Manages posts that were published after a tab of the feed was read and belong to it. They wait until the member
 * requests them: the page never moves.
 */
export function useNewPosts({ view, visible, viewerId, isReturn, refresh }: NewPostsOptions) {
  const client = useApolloClient();
  const { scope } = view;
  const [arrivals, setArrivals] = useState<readonly Arrival[]>([]);
  const waiting = useMemo(() => {
    const there = new Set(visible);
    return arrivals.filter((arrival) => !there.has(arrival.id));
  }, [arrivals, visible]);

  const visibleNow = useRef(visible);
  useEffect(() => {
    visibleNow.current = visible;
  }, [visible]);

  const catchUp = useCallback(async () => {
    const newest = await orElse(
      client.query({ query: NewestPosts, variables: { scope, first: FEED_PAGE_SIZE }, fetchPolicy: "no-cache" }),
      null,
      "repeated",
    );
    const ids = newest?.data?.feed?.edges.map(({ node }) => node.id) ?? [];
    // Only posts above the first known post are new: those further down have a place in the list already.
    const known = ids.findIndex((id) => visibleNow.current?.includes(id));
    const above = known < 0 ? ids : ids.slice(0, known);
    setArrivals((before) =>
      merge(
        before,
        above.map((id) => ({ id, isHere: false })),
      ),
    );
  }, [client, scope]);
  const isFollowing = scope === "FOLLOWING";
  const handleAdded = (post: { id: string; author: { id: string } } | null | undefined) => {
    if (!post) return;
    const { id, author } = post;
    // The viewer's own post needs no pill: it goes on top wherever it was written.
    if (author.id === viewerId) putOnTop(client.cache, [id]);
    // The event has no reason: in Following, the posts are read again for it.
    else setArrivals((before) => merge(before, [{ id, isHere: !isFollowing }]));
  };
  useSubscription(EverythingAdded, {
    skip: isFollowing,
    onData: ({ data: { data } }) => handleAdded(data?.everythingAdded),
  });
  useSubscription(FollowingAdded, {
    skip: !isFollowing,
    onData: ({ data: { data } }) => handleAdded(data?.followingAdded),
  });
  useCatchUp(catchUp, { isReady: visible !== null, isReturn });

  /** Adds them on top of the feed. Rejects when they had to be loaded first and that failed. */
  const show = useCallback(async () => {
    if (waiting.every((arrival) => arrival.isHere)) {
      putOnTop(client.cache, waiting.map(({ id }) => id).toSorted(newestFirst), scope);
    } else {
      await refresh();
    }
    setArrivals([]);
  }, [client, waiting, refresh, scope]);

  return { count: waiting.length, show };
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
    const stop = gaps.subscribe(wake);
    document.addEventListener("visibilitychange", wake);
    return () => {
      stop();
      document.removeEventListener("visibilitychange", wake);
    };
  }, [catchUp, isReady, isReturn]);
}
