import { useApolloClient } from "@apollo/client/react";
import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import { RefreshCw } from "lucide-react";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { messageOf } from "#client/apollo/errors.ts";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { StartPostBox } from "#client/features/posts/StartPostBox.tsx";
import { Card } from "#client/ui/Card.tsx";
import { EmptyState } from "#client/ui/EmptyState.tsx";
import { ErrorState } from "#client/ui/ErrorState.tsx";
import { IconButton } from "#client/ui/IconButton.tsx";
import { Stack } from "#client/ui/Stack.tsx";
import { Text } from "#client/ui/Text.tsx";
import { toast } from "#client/ui/toast.ts";
import { putOnTop } from "./feedCache.ts";
import { FeedEnd } from "./FeedEnd.tsx";
import { FeedList } from "./FeedList.tsx";
import { FeedSkeleton } from "./FeedSkeleton.tsx";
import { NewPostsPill } from "./NewPostsPill.tsx";
import { useFeed } from "./useFeed.ts";
import { useNewPosts } from "./useNewPosts.ts";

/** The home feed with the way into writing above it. */
export function Feed() {
  const client = useApolloClient();
  const viewer = useViewer();
  const feed = useFeed();
  const { posts, error } = feed;
  const shown = useMemo(() => posts?.map((post) => post.id) ?? null, [posts]);
  const arrivals = useNewPosts({ shown, viewerId: viewer.id, refresh: feed.refresh });
  const headingId = useId();
  const top = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    if (error) tellOfFailure(error);
  }, [error]);

  // New posts that were asked for are looked at first, once they stand there.
  const isAwaitingTop = useRef(false);
  const first = shown?.[0];
  useEffect(() => {
    if (!isAwaitingTop.current || first === undefined) return;
    isAwaitingTop.current = false;
    top.current?.scrollIntoView({ block: "start" });
    list.current?.querySelector("article")?.focus({ preventScroll: true });
  }, [first]);

  async function showArrivals() {
    isAwaitingTop.current = true;
    try {
      await arrivals.show();
      setAnnouncement("New posts are at the top of the feed");
    } catch (failure) {
      isAwaitingTop.current = false;
      tellOfFailure(failure);
    }
  }

  async function refresh() {
    try {
      await feed.refresh();
      toast.success("Feed refreshed", "Latest posts have been loaded");
    } catch (failure) {
      tellOfFailure(failure);
    }
  }

  return (
    <Stack gap={16}>
      <StartPostBox onCreated={(postId) => putOnTop(client.cache, [postId])} />
      <NewPostsPill count={arrivals.count} announcement={announcement} onShow={() => void showArrivals()} />
      <Heading ref={top}>
        <Text as="h1" variant="h2" id={headingId} tabIndex={-1}>
          Feed
        </Text>
        <IconButton
          label="Refresh"
          icon={<Turning aria-hidden data-turning={feed.isRefreshing} />}
          disabled={feed.isRefreshing}
          onClick={() => void refresh()}
        />
      </Heading>
      {posts && posts.length > 0 && (
        <>
          <FeedList
            ref={list}
            posts={posts}
            totalCount={feed.totalCount}
            labelledBy={headingId}
            isBusy={feed.isRefreshing || feed.more === "loading"}
          />
          <FeedEnd hasMore={feed.hasMore} more={feed.more} onMore={() => void feed.loadMore()} />
        </>
      )}
      {posts?.length === 0 && (
        <Card>
          <EmptyState title="Your feed is quiet" text="Start a post and share the first idea." />
        </Card>
      )}
      {!posts &&
        (error && !feed.isRefreshing ? (
          <Card>
            <ErrorState
              title="Error loading feed"
              text={messageOf(error, FAILED)}
              onRetry={() => void feed.refresh().catch(tellOfFailure)}
            />
          </Card>
        ) : (
          <FeedSkeleton />
        ))}
    </Stack>
  );
}

const FAILED = "Failed to load posts";

function tellOfFailure(failure: unknown): void {
  toast.failure("Error loading feed", messageOf(failure, FAILED));
}

const Heading = styled.div(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: 36,
  marginBlockEnd: `-${theme.space(8)}`,
  [theme.mq.belowSm]: { paddingInline: theme.space(16) },
}));

const turn = keyframes({ to: { transform: "rotate(1turn)" } });

const Turning = styled(RefreshCw)({
  "@media (prefers-reduced-motion: no-preference)": {
    "&[data-turning=true]": { animation: `${turn} 900ms linear infinite` },
  },
});
