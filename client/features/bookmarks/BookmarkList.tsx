import styled from "@emotion/styled";
import type { Ref } from "react";
import { CARD_KEYS } from "#client/features/feed/list/useFeedKeys.ts";
import { useCardHeights } from "#client/features/feed/list/useCardHeights.ts";
import { handleFeedKeys } from "#client/features/feed/list/feedPattern.ts";
import { BookmarkItem } from "./BookmarkItem.tsx";
import { GoneBookmark } from "./GoneBookmark.tsx";
import type { BookmarkEdge } from "./useBookmarks.ts";
import type { Folder } from "./useFolders.ts";

interface BookmarkListProps {
  edges: readonly BookmarkEdge[];
  totalCount: number;
  folders: readonly Folder[];
  labelledBy: string;
  isBusy: boolean;
  hasKeys: boolean;
  onNewFolder: (postId: string) => void;
  onLeave: (index: number) => void;
  ref?: Ref<HTMLUListElement>;
}

/** The number of posts whose pictures are in view when the page opens. */
const FIRST = 2;

/** The bookmarked posts of a member, in a list like the feed; each has its note below. */
export function BookmarkList({
  edges,
  totalCount,
  folders,
  labelledBy,
  isBusy,
  hasKeys,
  onNewFolder,
  onLeave,
  ref,
}: BookmarkListProps) {
  const card = useCardHeights();
  return (
    <List ref={ref} aria-busy={isBusy} aria-labelledby={labelledBy} onKeyDown={handleFeedKeys}>
      {edges.map((edge, index) =>
        edge.node ? (
          <BookmarkItem
            key={edge.postId}
            edge={edge}
            node={edge.node}
            folders={folders}
            onNewFolder={onNewFolder}
            isFirst={index < FIRST}
            position={index + 1}
            size={Math.max(totalCount, edges.length)}
            keys={hasKeys ? CARD_KEYS : undefined}
            ref={card}
          />
        ) : (
          <li key={edge.postId}>
            <GoneBookmark edge={edge} onRemoved={() => onLeave(index)} />
          </li>
        ),
      )}
    </List>
  );
}

const List = styled.ul(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space(16),
}));
