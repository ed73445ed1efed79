import { lazy, Suspense, useCallback, useId, useRef, useState } from "react";
import styled from "@emotion/styled";
import { messageOf } from "#client/apollo/errors.ts";
import { FeedEnd } from "#client/features/feed/list/FeedEnd.tsx";
import { FeedSkeleton } from "#client/features/feed/list/FeedSkeleton.tsx";
import { useFeedKeys } from "#client/features/feed/list/useFeedKeys.ts";
import { useLiveCounts } from "#client/features/feed/list/useLiveCounts.ts";
import { useShortcutsOn } from "#client/features/settings/core/useShortcutsOn.ts";
import { useSteadyLoading } from "#client/lib/state/useSteadyLoading.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { ErrorState } from "#client/ui/states/ErrorState.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { BookmarkFilters } from "./BookmarkFilters.tsx";
import { BookmarkList } from "./BookmarkList.tsx";
import { FolderBar } from "./FolderBar.tsx";
import type { FolderWish } from "./FolderBar.tsx";
import { NoBookmarks } from "./NoBookmarks.tsx";
import { useBookmarks } from "./useBookmarks.ts";
import { useBookmarkSearch } from "./useBookmarkSearch.ts";
import { useFolders } from "./useFolders.ts";
import { useRemovals } from "./useRemovals.ts";

const FolderWishes = lazy(async () => ({ default: (await import("./FolderWishes.tsx")).FolderWishes }));

/** What a member keeps: to look through, to sort into folders, to note why. */
export function Bookmarks() {
  const { search, change, clear, isFiltered } = useBookmarkSearch();
  const found = useBookmarks(search);
  const { folders, isLoading: isWaitingForFolders } = useFolders();
  const [wish, setWish] = useState<FolderWish | null>(null);
  const hasKeys = useShortcutsOn();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { kept, error } = found;

  /** Who has taken a card away goes on at the one that stands there now. */
  const handleLeave = useCallback((index: number) => {
    requestAnimationFrame(() => {
      if (document.activeElement && document.activeElement !== document.body) return;
      const cards = list.current?.querySelectorAll<HTMLElement>("article") ?? [];
      (cards[Math.min(index, cards.length - 1)] ?? heading.current)?.focus({ preventScroll: true });
    });
  }, []);

  useRemovals(found.edges, { onLeave: handleLeave, onMissed: found.retry });
  useFeedKeys(list, { isOn: hasKeys });
  const key = kept?.map(({ postId }) => postId).join() ?? "";
  useLiveCounts(list, key === "" ? null : key);

  const isFailed = !kept && error !== null && !found.isLoading;
  const isWaiting = useSteadyLoading((!kept && !isFailed) || isWaitingForFolders);
  const isEmpty = kept?.length === 0 && !found.hasMore;
  // They come together with the list, so that nothing is moved by them.
  const hasTools = kept !== null && !isWaiting && (!isEmpty || isFiltered || folders.length > 0);

  return (
    <Stack gap={16}>
      <Head>
        <Text as="h1" variant="h1" id={headingId} ref={heading} tabIndex={-1}>
          Bookmarks
        </Text>
        <Text variant="meta" tone="tertiary" role="status">
          {!isWaiting && kept && !isEmpty && `${found.totalCount} ${isFiltered ? "found" : "saved"}`}
        </Text>
      </Head>
      {hasTools && (
        <Tools>
          <BookmarkFilters search={search} tags={found.tags} onChange={change} />
          <FolderBar
            folders={folders}
            chosen={search.folderId}
            onChoose={(folderId) => change({ folderId })}
            onWish={setWish}
          />
        </Tools>
      )}
      {kept && error && !found.isLoading && (
        <Card role="alert">
          <Stack direction="row" gap={12} align="center" justify="space-between" wrap>
            <Text variant="bodySm">Couldn't look for newer bookmarks. These were loaded before.</Text>
            <Button variant="outline" size="sm" onClick={found.retry}>
              Try Again
            </Button>
          </Stack>
        </Card>
      )}
      {!isWaiting && kept && !isEmpty && (
        <>
          <BookmarkList
            ref={list}
            edges={kept}
            totalCount={found.totalCount}
            folders={folders}
            labelledBy={headingId}
            isBusy={found.isLoading}
            hasKeys={hasKeys}
            onNewFolder={(postId) => setWish({ kind: "create", postId })}
            onLeave={handleLeave}
          />
          <FeedEnd
            hasMore={found.hasMore}
            more={found.more}
            onMore={() => void found.loadMore()}
            end={kept.length > 10 ? "That's all you saved." : null}
          />
        </>
      )}
      {!isWaiting && isEmpty && <NoBookmarks onClear={isFiltered ? clear : null} />}
      {isWaiting && <FeedSkeleton label="Loading bookmarks…" />}
      {isFailed && !isWaiting && (
        <Card>
          <ErrorState title="Couldn't load your bookmarks" text={messageOf(error)} onRetry={found.retry} />
        </Card>
      )}
      {wish && (
        <Suspense>
          <FolderWishes
            wish={wish}
            foldersOf={(postId) =>
              found.edges.find((edge) => edge.postId === postId)?.folders.map(({ id }) => id) ?? []
            }
            onGone={(folderId) => folderId === search.folderId && change({ folderId: null })}
            onClose={() => setWish(null)}
          />
        </Suspense>
      )}
    </Stack>
  );
}

const Head = styled.div(({ theme }) => ({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: theme.space(12),
  [theme.mq.belowSm]: { paddingInline: theme.space(16) },
}));
const Tools = styled.div(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space(16),
  [theme.mq.belowSm]: { paddingInline: theme.space(16) },
}));
