import { Suspense, useCallback, useId, useRef, useState } from "react";
import styled from "@emotion/styled";
import { FeedEnd } from "#client/features/feed/list/FeedEnd.tsx";
import { FeedSkeleton } from "#client/features/feed/list/FeedSkeleton.tsx";
import { useFeedKeys } from "#client/features/feed/list/useFeedKeys.ts";
import { useLiveCounts } from "#client/features/feed/list/useLiveCounts.ts";
import { useShortcutsOn } from "#client/features/settings/core/useShortcutsOn.ts";
import { visibleItems } from "#client/lib/loaded.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { PagedList } from "#client/ui/states/PagedList.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { BookmarkFilters } from "./BookmarkFilters.tsx";
import { BookmarkList } from "./BookmarkList.tsx";
import { FolderBar } from "./FolderBar.tsx";
import type { FolderAction } from "./FolderBar.tsx";
import { NoBookmarks } from "./NoBookmarks.tsx";
import { useBookmarks } from "./useBookmarks.ts";
import { useBookmarkSearch } from "./useBookmarkSearch.ts";
import { useFolders } from "./useFolders.ts";
import { useRemovals } from "./useRemovals.ts";
import { lazyPart } from "#client/ui/overlays/lazyPart.tsx";

const FolderDialogs = lazyPart(async () => ({ default: (await import("./FolderDialogs.tsx")).FolderDialogs }));

/** The bookmarks of a member, with search, folders and notes. */
export function Bookmarks() {
  const { search, change, clear, isFiltered } = useBookmarkSearch();
  const { folders, isLoading: isWaitingForFolders } = useFolders();
  const result = useBookmarks(search, isWaitingForFolders);
  const [action, setAction] = useState<FolderAction | null>(null);
  const hasKeys = useShortcutsOn();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const cards = useRef<HTMLUListElement>(null);
  const { list } = result;
  const bookmarks = visibleItems(list);

  /** After a card was removed, focus moves to the card that is now at its position. */
  const handleLeave = useCallback((index: number) => {
    requestAnimationFrame(() => {
      if (document.activeElement && document.activeElement !== document.body) return;
      const articles = cards.current?.querySelectorAll<HTMLElement>("article") ?? [];
      (articles[Math.min(index, articles.length - 1)] ?? heading.current)?.focus({ preventScroll: true });
    });
  }, []);

  const handleNewFolder = useCallback((postId: string) => setAction({ kind: "create", postId }), []);

  useRemovals(result.edges, { onLeave: handleLeave, onMissed: list.retry });
  useFeedKeys(cards, { isOn: hasKeys });
  useLiveCounts(cards, bookmarks?.map(({ postId }) => postId).join() || null);

  // The tools appear with the list, so that they move nothing.
  const hasTools = bookmarks !== null || (list.state === "empty" && (isFiltered || folders.length > 0));

  return (
    <Stack gap={16}>
      <Head>
        <Text as="h1" variant="h1" id={headingId} ref={heading} tabIndex={-1}>
          Bookmarks
        </Text>
        <Text variant="meta" tone="tertiary" role="status">
          {bookmarks && `${result.totalCount} ${isFiltered ? "found" : "saved"}`}
        </Text>
      </Head>
      {hasTools && (
        <Tools>
          <BookmarkFilters
            search={search}
            tags={result.tags}
            onChange={change}
            folders={
              <FolderBar
                folders={folders}
                chosen={search.folderId}
                onChoose={(folderId) => change({ folderId })}
                onAction={setAction}
              />
            }
          />
        </Tools>
      )}
      {list.items && list.error && !list.isLoading && <Outdated onRetry={list.retry} />}
      <PagedList
        list={list}
        skeleton={<FeedSkeleton label="Loading bookmarks…" />}
        failure="Couldn't load your bookmarks"
        empty={<NoBookmarks onClear={isFiltered ? clear : null} />}
        onCard
      >
        {(edges) => (
          <>
            <BookmarkList
              ref={cards}
              edges={edges}
              totalCount={result.totalCount}
              folders={folders}
              labelledBy={headingId}
              isBusy={list.isLoading}
              hasKeys={hasKeys}
              onNewFolder={handleNewFolder}
              onLeave={handleLeave}
            />
            <FeedEnd
              list={list}
              count={edges.length}
              end={edges.length > 10 ? "You have seen all your bookmarks." : null}
            />
          </>
        )}
      </PagedList>
      {action && (
        <Suspense>
          <FolderDialogs
            action={action}
            foldersOf={(postId) =>
              result.edges.find((edge) => edge.postId === postId)?.folders.map(({ id }) => id) ?? []
            }
            onGone={(folderId) => folderId === search.folderId && change({ folderId: null })}
            onClose={() => setAction(null)}
          />
        </Suspense>
      )}
    </Stack>
  );
}

/** A notice that newer bookmarks could not be loaded. */
function Outdated({ onRetry }: { onRetry: () => void }) {
  return (
    <Card role="alert">
      <Stack direction="row" gap={12} align="center" justify="space-between" wrap>
        <Text variant="bodySm">Couldn't load newer bookmarks. These were loaded earlier.</Text>
        <Button variant="outline" size="sm" onClick={onRetry}>
          Try Again
        </Button>
      </Stack>
    </Card>
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
