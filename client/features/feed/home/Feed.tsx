import { useApolloClient } from "@apollo/client/react";
import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import { RefreshCw } from "lucide-react";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { StartPostBox } from "#client/features/posts/compose/StartPostBox.tsx";
import { useShortcutsOn } from "#client/features/settings/core/useShortcutsOn.ts";
import { visibleItems } from "#client/lib/loaded.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { EmptyState } from "#client/ui/states/EmptyState.tsx";
import { ErrorState } from "#client/ui/states/ErrorState.tsx";
import { IconButton } from "#client/ui/controls/IconButton.tsx";
import { PagedList } from "#client/ui/states/PagedList.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { putOnTop } from "#client/features/feed/list/feedCache.ts";
import { FirstSteps } from "./FirstSteps.tsx";
import { FeedEnd } from "#client/features/feed/list/FeedEnd.tsx";
import { FeedList } from "#client/features/feed/list/FeedList.tsx";
import { FeedSkeleton } from "#client/features/feed/list/FeedSkeleton.tsx";
import { NewPostsPill } from "./NewPostsPill.tsx";
import { useColdReturn } from "./useColdReturn.ts";
import { useFeed } from "./useFeed.ts";
import { feedFailure, reportFailure, useFeedActions } from "./useFeedActions.ts";
import { useFeedKeys } from "#client/features/feed/list/useFeedKeys.ts";
import { useLiveCounts } from "#client/features/feed/list/useLiveCounts.ts";
import { useFewFirst } from "./useFewFirst.ts";
import { useIsReturn } from "./useIsReturn.ts";
import { useNewPosts } from "./useNewPosts.ts";

/** The home feed with the composer above it. */
export function Feed() {
  const client = useApolloClient();
  const viewer = useViewer();
  const feed = useFeed();
  const { error } = feed;
  const key = (feed.state === "empty" ? [] : visibleItems(feed))?.map((post) => post.id).join();
  const visible = useMemo(() => (key === undefined ? null : key === "" ? [] : key.split(",")), [key]);
  const headingId = useId();
  const top = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const hasKeys = useShortcutsOn();
  const heading = useRef<HTMLHeadingElement>(null);
  const [hasWritten, setWritten] = useState(false);

  const isReturn = useIsReturn(visible !== null);
  const arrivals = useNewPosts({ visible, viewerId: viewer.id, isReturn, refresh: feed.refresh });
  const actions = useFeedActions({
    list,
    top,
    first: visible?.[0],
    refresh: feed.refresh,
    showArrivals: arrivals.show,
  });
  useLiveCounts(list, key || null);
  const isGoingBack = useColdReturn({
    viewerId: viewer.id,
    isReturn,
    list,
    visible,
    hasMore: feed.hasMore,
    isLoadingMore: feed.more === "loading",
    loadMore: feed.loadMore,
  });
  const few = useFewFirst({ isThere: visible !== null, isWhole: isReturn || isGoingBack });
  useFeedKeys(list, { isOn: hasKeys, onNew: () => void (arrivals.count > 0 && actions.showArrivals()) });
  useEffect(() => {
    if (error) reportFailure(error);
  }, [error]);

  return (
    <Stack gap={16}>
      <StartPostBox
        onCreated={(postId) => {
          putOnTop(client.cache, [postId]);
          setWritten(true);
        }}
      />
      <FirstSteps hasWritten={hasWritten} onHidden={() => heading.current?.focus({ preventScroll: true })} />
      <NewPostsPill
        count={arrivals.count}
        announcement={actions.announcement}
        hasKeys={hasKeys}
        onShow={() => void actions.showArrivals()}
        onBack={actions.goBack}
      />
      <Heading ref={top}>
        <Text as="h1" variant="h2" id={headingId} ref={heading} tabIndex={-1}>
          Feed
        </Text>
        <IconButton
          label="Refresh"
          icon={<Turning aria-hidden data-turning={feed.isRefreshing} />}
          disabled={feed.isRefreshing}
          onClick={() => void actions.refresh()}
        />
      </Heading>
      <PagedList
        list={feed}
        skeleton={<FeedSkeleton />}
        failure={
          <Card>
            <ErrorState
              title="Error loading feed"
              text={feedFailure(error)}
              onRetry={() => void feed.refresh().catch(reportFailure)}
            />
          </Card>
        }
        empty={<EmptyState title="Your feed is quiet" text="Start a post and share the first idea." />}
        onCard
      >
        {(posts) => (
          <>
            <FeedList
              ref={list}
              posts={few ? posts.slice(0, few) : posts}
              totalCount={feed.totalCount}
              labelledBy={headingId}
              isBusy={feed.isRefreshing || feed.more === "loading"}
              hasKeys={hasKeys}
            />
            {!few && <FeedEnd list={feed} count={posts.length} onNear={feed.canFetchAhead ? feed.fetchAhead : null} />}
          </>
        )}
      </PagedList>
    </Stack>
  );
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
