import styled from "@emotion/styled";
import { useRef } from "react";
import type { ReactNode } from "react";
import { PostSkeleton } from "#client/features/posts/card/PostSkeleton.tsx";
import { Button } from "#client/ui/controls/Button.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import type { NextPage } from "#client/lib/loaded.ts";
import { useEndMarker } from "#client/lib/browser/useEndMarker.ts";
import { FEED_PAGE_SIZE } from "#server/features/feed/feed.limits.rules";
import { useLoadedByHand } from "./useLoadedByHand.ts";

interface FeedEndProps {
  list: NextPage;
  /** The number of posts in the list. */
  count: number;
  /** Fetches the next page ahead of time; null when there is nothing to fetch. */
  onNear?: (() => void) | null;
  /** The text at the end. */
  end?: ReactNode;
}

const FEED_END = (
  <>
    You've reached the end! <span aria-hidden>🎉</span>
  </>
);

/** The next page is fetched when the end is this far below the window, in pixels. */
const NEAR = 1_200;
/** A list loads ten pages by scrolling. For each further page it has a button, so that the footer can be reached. */
const LONG = 10 * FEED_PAGE_SIZE;

/**
 * The end of a list of posts: the marker that loads the next page once it is fully in view, in a long list the button
 * that does so, or the final text.
 */
export function FeedEnd({ list: { hasMore, more, loadMore }, count, onNear = null, end = FEED_END }: FeedEndProps) {
  const marker = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const isLong = count >= LONG;
  const isWaiting = !isLong && more === "idle";
  const { announcement, note, keepFocus } = useLoadedByHand(frame, count);
  useEndMarker(marker, loadMore, { enabled: hasMore && isWaiting });
  useEndMarker(frame, () => onNear?.(), {
    enabled: onNear !== null && isWaiting,
    threshold: 0,
    rootMargin: `0px 0px ${NEAR}px 0px`,
  });

  function handlePress() {
    note();
    loadMore();
  }

  return (
    <div ref={frame} tabIndex={-1}>
      <VisuallyHidden role="status">{more === "loading" ? "Loading more posts…" : announcement}</VisuallyHidden>
      {more === "failed" && (
        <Card role="alert">
          <Stack direction="row" gap={12} align="center" justify="space-between" wrap>
            <Text variant="bodySm">Couldn't load more</Text>
            <Button variant="outline" size="sm" onClick={isLong ? handlePress : loadMore} ref={keepFocus}>
              Try Again
            </Button>
          </Stack>
        </Card>
      )}
      {more === "loading" && !isLong && (
        <Card data-skeleton>
          <PostSkeleton />
        </Card>
      )}
      {more !== "failed" && (
        <Marker ref={marker}>
          {hasMore && isLong && (
            <Button variant="outline" loading={more === "loading"} onClick={handlePress} ref={keepFocus}>
              Load more
            </Button>
          )}
          {!hasMore && (
            <Text as="p" variant="ui" tone="tertiary">
              {end}
            </Text>
          )}
        </Marker>
      )}
    </div>
  );
}

const Marker = styled.div({ display: "grid", placeItems: "center", minHeight: 56 });
