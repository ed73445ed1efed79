import { Suspense, useEffect, useImperativeHandle, useMemo, useRef } from "react";
import type { ComponentType, Ref, RefObject } from "react";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { useShortcutsOn } from "#client/features/settings/core/useShortcutsOn.ts";
import { visibleItems } from "#client/lib/loaded.ts";
import type { NewPostsHandle } from "#client/features/feed/arrivals/NewPosts.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { ErrorState } from "#client/ui/states/ErrorState.tsx";
import { PagedList } from "#client/ui/states/PagedList.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import type { LastPlace } from "#client/features/feed/tabs/reading.ts";
import { usePlaces } from "#client/features/feed/places/usePlaces.ts";
import { Reason } from "#client/features/feed/reasons/Reason.tsx";
import { FeedList } from "#client/features/feed/list/FeedList.tsx";
import { FeedSkeleton } from "#client/features/feed/list/FeedSkeleton.tsx";
import type { FeedView } from "#client/features/feed/tabs/feedView.ts";
import { useColdReturn } from "./useColdReturn.ts";
import { useFeed } from "./useFeed.ts";
import type { EmptyFollowingProps } from "./EmptyTab.tsx";
import { feedFailure, reportFailure, reportRefresh } from "#client/features/feed/list/feedFailure.ts";
import { AboveFeed, EmptyTab, FeedEnd } from "./laterParts.ts";
import { useFeedKeys } from "#client/features/feed/list/useFeedKeys.ts";
import { useLiveCounts } from "#client/features/feed/list/useLiveCounts.ts";
import { useFewFirst } from "./useFewFirst.ts";
import { useIsReturn } from "./useIsReturn.ts";

export interface FeedPostsHandle {
  /** Reads the feed again and reports the outcome. */
  refresh: () => Promise<void>;
}

interface FeedPostsProps {
  view: FeedView;
  /** Where the member was in this tab before. */
  place: LastPlace | null | undefined;
  /** True when the member has come here from another tab or order. */
  isSwitched: boolean;
  /** Lets the tab begin with a post further down, or with the newest one again. */
  onBegin: (postId: string | undefined) => void;
  isRefreshing: boolean;
  headingId: string;
  /** The head of the feed, to which the page scrolls after new posts were added. */
  top: RefObject<HTMLElement | null>;
  EmptyFollowing: ComponentType<EmptyFollowingProps>;
  ref: Ref<FeedPostsHandle>;
}

/** The posts of one tab in one order. */
export function FeedPosts(props: FeedPostsProps) {
  const { view, place, isSwitched, onBegin, isRefreshing, headingId, top, EmptyFollowing, ref } = props;
  const viewer = useViewer();
  const feed = useFeed(view);
  const { error } = feed;
  const key = (feed.state === "empty" ? [] : visibleItems(feed))?.map((post) => post.id).join();
  const visible = useMemo(() => (key === undefined ? null : key === "" ? [] : key.split(",")), [key]);
  const list = useRef<HTMLDivElement>(null);
  const hasKeys = useShortcutsOn();

  const isReturn = useIsReturn(visible !== null);
  const arrivals = useRef<NewPostsHandle>(null);
  useLiveCounts(list, key || null);
  const isGoingBack = useColdReturn({
    viewerId: viewer.id,
    view,
    isReturn: isReturn && !isSwitched,
    list,
    visible,
    hasMore: feed.hasMore,
    isLoadingMore: feed.more === "loading",
    loadMore: feed.loadMore,
  });
  const { offer, line } = usePlaces(list, { view, place, visible, isGoingBack });
  const few = useFewFirst({ isThere: visible !== null, isWhole: isReturn || isGoingBack });
  useFeedKeys(list, { isOn: hasKeys, onNew: () => arrivals.current?.show() });
  useImperativeHandle(ref, () => ({ refresh: () => reportRefresh(feed.refresh()) }));
  useEffect(() => {
    if (error) reportFailure(error);
  }, [error]);
  const again = () => void feed.refresh().catch(reportFailure);

  return (
    <Stack gap={16}>
      <Suspense fallback={offer && <div style={{ height: 40 }} />}>
        {view.order === "LATEST" && (
          <AboveFeed
            ref={arrivals}
            view={view}
            viewerId={viewer.id}
            visible={visible}
            offer={offer}
            isReturn={isReturn}
            refresh={feed.refresh}
            list={list}
            top={top}
            hasKeys={hasKeys}
            onBegin={onBegin}
          />
        )}
      </Suspense>
      <PagedList
        list={feed}
        skeleton={<FeedSkeleton />}
        failure={
          <Card>
            <ErrorState title="Error loading feed" text={feedFailure(error)} onRetry={again} />
          </Card>
        }
        empty={
          <Suspense fallback={<Skeleton height={240} />}>
            <EmptyTab view={view} EmptyFollowing={EmptyFollowing} onFollowed={again} />
          </Suspense>
        }
        onCard
      >
        {(posts) => (
          <>
            <FeedList
              ref={list}
              posts={few ? posts.slice(0, few) : posts}
              totalCount={feed.totalCount}
              labelledBy={headingId}
              isBusy={isRefreshing || feed.more === "loading"}
              hasKeys={hasKeys}
              Above={view.scope === "FOLLOWING" ? Reason : undefined}
              line={line}
            />
            <Suspense>
              {!few && (
                <FeedEnd list={feed} count={posts.length} onNear={feed.canFetchAhead ? feed.fetchAhead : null} />
              )}
            </Suspense>
          </>
        )}
      </PagedList>
    </Stack>
  );
}
