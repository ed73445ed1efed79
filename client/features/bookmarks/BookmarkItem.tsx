import styled from "@emotion/styled";
import { Folder as FolderIcon, StickyNote } from "lucide-react";
import { memo, useRef, useState } from "react";
import type { Ref } from "react";
import { PostCard } from "#client/features/posts/card/PostCard.tsx";
import { formatDate, fullDate } from "#client/lib/text/dates.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { BookmarkNote } from "./BookmarkNote.tsx";
import { FolderMenu } from "./FolderMenu.tsx";
import type { BookmarkEdge } from "./useBookmarks.ts";
import type { Folder } from "./useFolders.ts";

interface BookmarkItemProps {
  edge: BookmarkEdge;
  node: NonNullable<BookmarkEdge["node"]>;
  folders: readonly Folder[];
  onNewFolder: (postId: string) => void;
  isFirst: boolean;
  /** The position of the post in the list, from 1. */
  position: number;
  size: number;
  /** The shortcuts of the card, for assistive technology. */
  keys: string | undefined;
  /** The ref of the card. */
  ref: Ref<HTMLElement>;
}

/** A bookmarked post, with the member's note and folders below it. */
export const BookmarkItem = memo(function BookmarkItem(props: BookmarkItemProps) {
  const { edge, node, folders, onNewFolder, isFirst, position, size, keys, ref } = props;
  const [isWriting, setWriting] = useState(false);
  const pen = useRef<HTMLButtonElement>(null);

  function endWriting() {
    setWriting(false);
    requestAnimationFrame(() => pen.current?.focus({ preventScroll: true }));
  }

  return (
    <Whole>
      <PostCard
        post={node}
        isFirst={isFirst}
        tabIndex={0}
        aria-posinset={position}
        aria-setsize={size}
        aria-keyshortcuts={keys}
        ref={ref}
      />
      <Slip>
        {isWriting ? (
          <BookmarkNote postId={edge.postId} note={edge.note ?? null} onDone={endWriting} />
        ) : (
          edge.note && (
            <Note as="p" variant="bodySm" dir="auto">
              {edge.note}
            </Note>
          )
        )}
        <Foot>
          <Facts variant="meta" tone="tertiary" as="p">
            Saved{" "}
            <time dateTime={edge.savedAt} title={fullDate(edge.savedAt)}>
              {formatDate(edge.savedAt)}
            </time>
            {edge.folders.length > 0 && (
              <>
                {" · "}
                <FolderIcon aria-label="in" /> {edge.folders.map(({ name }) => name).join(", ")}
              </>
            )}
          </Facts>
          {!isWriting && (
            <Button
              ref={pen}
              variant="ghost"
              size="sm"
              icon={<StickyNote aria-hidden />}
              onClick={() => setWriting(true)}
            >
              {edge.note ? "Edit note" : "Add note"}
            </Button>
          )}
          <FolderMenu edge={edge} folders={folders} onNew={() => onNewFolder(edge.postId)} />
        </Foot>
      </Slip>
    </Whole>
  );
});

const Whole = styled.li({ minWidth: 0 });
/** The panel is attached to the lower edge of the card. */
const Slip = styled.div(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  padding: `${theme.space(4)} ${theme.space(16)}`,
  background: theme.color.bg.sunken,
  borderBlockEnd: `1px solid ${theme.color.border.default}`,
  [theme.mq.sm]: {
    marginInline: theme.space(12),
    border: `1px solid ${theme.color.border.default}`,
    borderBlockStart: 0,
    borderEndStartRadius: theme.radius.card,
    borderEndEndRadius: theme.radius.card,
    padding: `${theme.space(4)} ${theme.space(8)}`,
  },
}));
const Note = styled(Text)(({ theme }) => ({
  padding: `${theme.space(8)} ${theme.space(4)} ${theme.space(4)}`,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
}));
const Foot = styled.div(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: theme.space(4),
  // The text of the first button lines up with the text above.
  [theme.mq.belowSm]: { "& > button": { marginInlineStart: `-${theme.space(12)}` } },
}));
const Facts = styled(Text)(({ theme }) => ({
  flex: "1 1 9rem",
  minWidth: 0,
  paddingInline: theme.space(4),
  [theme.mq.belowSm]: { flexBasis: "100%", paddingInline: 0, paddingBlockStart: theme.space(4) },
  "& svg": { display: "inline-block", width: "0.875rem", height: "0.875rem", strokeWidth: 1.75, verticalAlign: "-2px" },
}));
