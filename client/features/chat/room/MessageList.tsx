import styled from "@emotion/styled";
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from "react";
import { Virtualizer } from "virtua";
import { messageOf } from "#client/apollo/errors.ts";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { EmptyState } from "#client/ui/states/EmptyState.tsx";
import { ErrorState } from "#client/ui/states/ErrorState.tsx";
import { Question } from "#client/ui/overlays/Question.tsx";
import type { ChatMessage } from "#client/features/chat/core/chatMessage.ts";
import { ChatLine } from "./ChatLine.tsx";
import { chatRows } from "./chatRows.ts";
import type { Subject } from "#client/features/chat/core/subject.ts";
import { Incoming } from "./Incoming.tsx";
import { ListEdges } from "./ListEdges.tsx";
import type { MessageHandlers } from "./MessageRow.tsx";
import { MessageSkeleton } from "./MessageSkeleton.tsx";
import type { Room, RoomState } from "#client/features/chat/core/Room.ts";
import { lastOf, visibleMessages } from "#client/features/chat/core/timeline.ts";
import type { OpenConversation } from "#client/features/chat/core/useConversation.ts";
import { useListPosition } from "./useListPosition.ts";
import { useMessageActions } from "#client/features/chat/core/useMessageActions.ts";
import { useOutbox } from "#client/features/chat/core/useOutbox.ts";
import { useReading } from "./useReading.ts";
import { useTargetMessage } from "./useTargetMessage.ts";

/** Older messages are loaded when the reader is this close to the first one, in pixels. */
const AHEAD = 600;

interface MessageListProps {
  conversation: OpenConversation;
  room: Room;
  state: RoomState;
  onSubject: (subject: Subject) => void;
}

/** The messages of a conversation, the newest at the end; more of them load as the reader scrolls up. */
export function MessageList({ conversation, room, state, onSubject }: MessageListProps) {
  const viewer = useViewer();
  const { timeline, hasGrownAbove } = state;
  const { outbox, pendingMessages } = useOutbox(conversation.id);
  const { react, remove } = useMessageActions(room);
  const [deleting, setDeleting] = useState<ChatMessage | null>(null);
  const messages = useMemo(
    () => (timeline ? visibleMessages(timeline, ({ sender }) => sender?.id === viewer.id) : NONE),
    [timeline, viewer.id],
  );
  const isWhole = timeline !== null && !timeline.hasNewer;
  const unreadAfter = useUnreadMark(conversation, messages);

  const rows = useMemo(
    () => chatRows({ messages, pendingMessages: isWhole ? pendingMessages : [], viewerId: viewer.id, unreadAfter }),
    [messages, pendingMessages, isWhole, viewer.id, unreadAfter],
  );
  const scroll = useListPosition(rows, isWhole);
  const { list, frame, look, show } = scroll;
  useReading({ conversation, seenSeq: scroll.isAtEnd && timeline ? lastOf(timeline) : null });
  const readUpTo = useMemo(() => readByAll(conversation, viewer.id), [conversation, viewer.id]);
  useLayoutEffect(() => {
    if (hasGrownAbove) room.drawn();
  }, [hasGrownAbove, room]);
  const marked = useTargetMessage({ room, state, rows, show });

  const loadAhead = useCallback(() => {
    const seen = look();
    if (seen && seen.above < AHEAD) void room.showOlder();
    if (seen && seen.below < AHEAD) void room.showNewer();
  }, [room, look]);
  // A page that does not fill the pane is followed by another.
  useEffect(() => {
    const timer = requestAnimationFrame(loadAhead);
    return () => cancelAnimationFrame(timer);
  });

  // The rows are memoized, so their props have to stay the same.
  const handlers = useMemo(
    (): MessageHandlers => ({
      onAction: (message, choice) => (choice === "delete" ? setDeleting(message) : onSubject({ is: choice, message })),
      onReact: (message, emoji, on) => void react(message, emoji, on),
      onGoTo: (seq) => void room.goTo(seq),
      onExpired: (seq) => void room.renew(seq),
    }),
    [onSubject, react, room],
  );

  function jumpToEnd() {
    if (isWhole) return scroll.toEnd();
    scroll.awaitEnd();
    void room.open();
  }

  if (!timeline) return <Unloaded isFailed={state.isFailed} onRetry={() => void room.open()} />;
  const isPlaced = scroll.isAtEnd !== null;
  const missed = Math.max(0, conversation.lastSeq - lastOf(timeline));

  return (
    <Frame>
      {!isPlaced && <MessageSkeleton />}
      <Scroll
        ref={frame}
        role="log"
        aria-label="Messages"
        aria-live="off"
        aria-busy={!isPlaced}
        tabIndex={0}
        data-messages
      >
        <Rest>{rows.length === 0 && <EmptyState scene="envelope" title="No messages yet. Say hello." />}</Rest>
        <Virtualizer ref={list} shift={hasGrownAbove} bufferSize={400} onScroll={loadAhead} data={rows}>
          {(row) => (
            <ChatLine
              key={row.key}
              row={row}
              conversation={conversation}
              viewerId={viewer.id}
              outbox={outbox}
              readUpTo={readUpTo}
              marked={marked}
              {...handlers}
            />
          )}
        </Virtualizer>
      </Scroll>
      <ListEdges
        older={state.older}
        onRetryOlder={() => void room.showOlder()}
        isAwayFromEnd={scroll.isAtEnd === false}
        unreadCount={missed || conversation.unreadCount}
        onJumpToEnd={jumpToEnd}
      />
      <Incoming messages={messages} viewerId={viewer.id} />
      {deleting && <DeleteQuestion onConfirm={() => remove(deleting.id)} onClose={() => setDeleting(null)} />}
    </Frame>
  );
}

const NONE: readonly ChatMessage[] = [];

/** Returns the number after which messages were unread on arrival; null while the first of them is not loaded. */
function useUnreadMark(conversation: OpenConversation, messages: readonly ChatMessage[]): number | null {
  const [unreadAfter] = useState(conversation.unreadCount > 0 ? conversation.lastReadSeq : null);
  const firstSeq = messages[0]?.seq ?? 1;
  return unreadAfter !== null && firstSeq <= unreadAfter + 1 ? unreadAfter : null;
}

/** Returns the number up to which every other participant who shares it has read; 0 if nobody shares it. */
function readByAll({ participants }: OpenConversation, viewerId: string): number {
  const shared = participants.flatMap(({ userId, lastReadSeq }) =>
    userId !== viewerId && lastReadSeq !== null && lastReadSeq !== undefined ? [lastReadSeq] : [],
  );
  return shared.length === 0 ? 0 : Math.min(...shared);
}

function Unloaded({ isFailed, onRetry }: { isFailed: boolean; onRetry: () => void }) {
  if (!isFailed) return <MessageSkeleton />;
  return (
    <Middle>
      <ErrorState title="Couldn't load the messages" onRetry={onRetry} />
    </Middle>
  );
}

function DeleteQuestion({ onConfirm, onClose }: { onConfirm: () => Promise<void>; onClose: () => void }) {
  return (
    <Question
      title="Delete message"
      text="It is deleted for everyone in this conversation. A note that a message was deleted stays."
      confirm="Delete"
      confirming="Deleting..."
      onConfirm={async () => {
        await onConfirm();
        onClose();
      }}
      failureOf={(failure) => messageOf(failure)}
      onClose={onClose}
    />
  );
}

const Frame = styled.div({ position: "relative", flex: 1, minHeight: 0 });
const Middle = styled.div({ flex: 1, display: "grid", placeItems: "center", minHeight: 0 });
const Scroll = styled.div(({ theme }) => ({
  display: "flex",
  flexDirection: "column",
  height: "100%",
  overflowY: "auto",
  overflowAnchor: "none",
  overscrollBehavior: "contain",
  paddingBlock: theme.space(8),
  outlineOffset: -2,
  // The lines have a guessed height until they are measured: they appear once all are at their places.
  "&[aria-busy=true]": { position: "absolute", inset: 0, visibility: "hidden" },
}));
// A short conversation is at the lower end of the pane.
const Rest = styled.div({ flexGrow: 1, display: "grid", placeItems: "center" });
