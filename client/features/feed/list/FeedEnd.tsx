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

interface FeedEndProps {
  list: NextPage;
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

/** The end of a list of posts: the marker that loads the next page once it is fully in view, or the final text. */
export function FeedEnd({ list: { hasMore, more, loadMore }, onNear = null, end = FEED_END }: FeedEndProps) {
  const marker = useRef<HTMLDivElement>(null);
  const near = useRef<HTMLDivElement>(null);
  useEndMarker(marker, loadMore, { enabled: hasMore && more === "idle" });
  useEndMarker(near, () => onNear?.(), {
    enabled: onNear !== null && more === "idle",
    threshold: 0,
    rootMargin: `0px 0px ${NEAR}px 0px`,
  });

  if (more === "failed") {
    return (
      <Card role="alert" tabIndex={-1}>
        <Stack direction="row" gap={12} align="center" justify="space-between" wrap>
          <Text variant="bodySm">Couldn't load more</Text>
          <Button variant="outline" size="sm" onClick={loadMore}>
            Try Again
          </Button>
        </Stack>
      </Card>
    );
  }
  return (
    <div ref={near} tabIndex={-1}>
      {more === "loading" && (
        <Card data-skeleton>
          <VisuallyHidden role="status">Loading more posts…</VisuallyHidden>
          <PostSkeleton />
        </Card>
      )}
      <Marker ref={marker}>
        {!hasMore && (
          <Text as="p" variant="ui" tone="tertiary">
            {end}
          </Text>
        )}
      </Marker>
    </div>
  );
}

const Marker = styled.div({ display: "grid", placeItems: "center", minHeight: 56 });
