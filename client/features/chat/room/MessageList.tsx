import styled from "@emotion/styled";
import { ArrowDown } from "lucide-react";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { Virtualizer } from "virtua";
import { messageOf } from "#client/apollo/errors.ts";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { Badge } from "#client/ui/text/Badge.tsx";
import { Button } from "#client/ui/controls/Button.tsx";
import { EmptyState } from "#client/ui/states/EmptyState.tsx";
import { ErrorState } from "#client/ui/states/ErrorState.tsx";
import { Question } from "#client/ui/overlays/Question.tsx";
import { Spinner } from "#client/ui/text/Spinner.tsx";
import type { ChatMessage } from "#client/features/chat/core/chatMessage.ts";
import { chatRows } from "./chatRows.ts";
import type { Subject } from "#client/features/chat/core/subject.ts";
import { Incoming } from "./Incoming.tsx";
import { LetterRow } from "./LetterRow.tsx";
import { MessageRow } from "./MessageRow.tsx";
import { MessageSkeleton } from "./MessageSkeleton.tsx";
import { DaySeparator } from "./DaySeparator.tsx";
import { NewSeparator } from "./NewSeparator.tsx";
import type { Room, RoomState } from "#client/features/chat/core/Room.ts";
import { lastOf } from "#client/features/chat/core/timeline.ts";
import type { OpenConversation } from "#client/features/chat/core/useConversation.ts";
import { useListPlace } from "./useListPlace.ts";
import { useMessageActions } from "#client/features/chat/core/useMessageActions.ts";
import { useOutbox } from "#client/features/chat/core/useOutbox.ts";
import { useReading } from "./useReading.ts";

/** Older messages are asked for this far before one gets there, in pixels. */
const AHEAD = 600;
/** A message that was looked for stands out for so long, in milliseconds. */
const MARKED = 2_500;

interface MessageListProps {
  conversation: OpenConversation;
  room: Room;
  state: RoomState;
  onSubject: (subject: Subject) => void;
}

/** What was said, the newest at the end; as one goes up, more of it comes. */
export function MessageList({ conversation, room, state, onSubject }: MessageListProps) {
  const viewer = useViewer();
  const { timeline, target } = state;
  const { outbox, letters } = useOutbox(conversation.id);
  const actions = useMessageActions(room);
  const [unreadAfter] = useState(conversation.unreadCount > 0 ? conversation.lastReadSeq : null);
  const [deleting, setDeleting] = useState<ChatMessage | null>(null);
  const messages = timeline?.items ?? NONE;
  const isWhole = timeline !== null && !timeline.hasNewer;

  // Where it begins is known only once what comes before it is.
  const firstSeq = messages[0]?.seq ?? 1;
  const isMarkKnown = unreadAfter !== null && firstSeq <= unreadAfter + 1;
  const markAfter = isMarkKnown ? unreadAfter : null;

  const rows = useMemo(
    () => chatRows({ messages, letters: isWhole ? letters : [], viewerId: viewer.id, unreadAfter: markAfter }),
    [messages, letters, isWhole, viewer.id, markAfter],
  );
  const place = useListPlace(rows, isWhole);
  const { list, frame, look, show } = place;
  useReading({ conversation, seenSeq: place.isAtEnd && timeline ? lastOf(timeline) : null });
  const readUpTo = useMemo(() => readByAll(conversation, viewer.id), [conversation, viewer.id]);
  const { hasGrownAbove } = state;
  useLayoutEffect(() => {
    if (hasGrownAbove) room.drawn();
  }, [hasGrownAbove, room]);
  const marked = useMarked(target);
  useLinkedMessage(room, timeline !== null);

  // What was looked for comes to the middle.
  const shown = useRef<RoomState["target"]>(null);
  useEffect(() => {
    if (!target || shown.current === target) return;
    const at = rows.findIndex((row) => row.is === "message" && row.message.seq === target.seq);
    if (at < 0) return;
    shown.current = target;
    show(at);
  }, [target, rows, show]);

  const lookAround = useCallback(() => {
    const seen = look();
    if (seen && seen.above < AHEAD) void room.showOlder();
    if (seen && seen.below < AHEAD) void room.showNewer();
  }, [room, look]);
  // A page that does not fill the room for it is followed by another.
  useEffect(() => {
    const timer = requestAnimationFrame(lookAround);
    return () => cancelAnimationFrame(timer);
  });

  const handleWish = useCallback(
    (message: ChatMessage, wish: "reply" | "edit" | "delete") =>
      wish === "delete" ? setDeleting(message) : onSubject({ is: wish, message }),
    [onSubject],
  );
  const { react } = actions;
  const handleReact = useCallback(
    (message: ChatMessage, emoji: string, on: boolean) => void react(message, emoji, on),
    [react],
  );
  const handleGoTo = useCallback((seq: number) => void room.goTo(seq), [room]);
  const handleExpired = useCallback((seq: number) => void room.renew(seq), [room]);

  if (!timeline) {
    if (!state.isFailed) return <MessageSkeleton />;
    return (
      <Middle>
        <ErrorState title="Couldn't load the messages" onRetry={() => void room.open()} retryLabel="Retry" />
      </Middle>
    );
  }
  const missed = Math.max(0, conversation.lastSeq - lastOf(timeline));

  return (
    <Frame>
      <Scroll ref={frame} role="log" aria-label="Messages" aria-live="off" tabIndex={0} data-messages>
        <Rest>{rows.length === 0 && <EmptyState title="No messages yet. Say hello." />}</Rest>
        <Virtualizer ref={list} shift={hasGrownAbove} bufferSize={400} onScroll={lookAround} data={rows}>
          {(row) => {
            if (row.is === "day") return <DaySeparator key={row.key} at={row.at} />;
            if (row.is === "new") return <NewSeparator key={row.key} />;
            if (row.is === "letter") {
              return (
                <LetterRow
                  key={row.key}
                  letter={row.letter}
                  viewerId={viewer.id}
                  closes={row.closes}
                  onRetry={(clientId) => outbox.retry(clientId)}
                  onDiscard={(clientId) => outbox.discard(clientId)}
                />
              );
            }
            return (
              <MessageRow
                key={row.key}
                message={row.message}
                isOwn={row.isOwn}
                viewerId={viewer.id}
                opens={row.opens}
                closes={row.closes}
                isGroup={conversation.kind === "GROUP"}
                isRead={row.message.seq <= readUpTo}
                isTarget={marked === row.message.seq}
                mayWrite={conversation.writing === "OPEN"}
                onWish={handleWish}
                onReact={handleReact}
                onGoTo={handleGoTo}
                onExpired={handleExpired}
              />
            );
          }}
        </Virtualizer>
      </Scroll>
      {state.older === "loading" && (
        <Above>
          <Spinner size={22} label="Loading older messages" />
        </Above>
      )}
      {state.older === "failed" && (
        <Above role="alert">
          Couldn't load older messages
          <Button variant="outline" size="sm" onClick={() => void room.showOlder()}>
            Try Again
          </Button>
        </Above>
      )}
      {place.isAtEnd === false && (
        <Latest>
          <Button
            variant="outline"
            size="sm"
            icon={<ArrowDown aria-hidden />}
            onClick={() => {
              if (isWhole) return place.toEnd();
              place.awaitEnd();
              void room.open();
            }}
          >
            Jump to latest
            <Badge count={missed || conversation.unreadCount} label="unread" />
          </Button>
        </Latest>
      )}
      <Incoming messages={messages} viewerId={viewer.id} />
      {deleting && (
        <Question
          title="Delete message"
          text="It is deleted for everyone in this conversation. That something was there stays visible."
          confirm="Delete"
          confirming="Deleting..."
          onConfirm={async () => {
            await actions.remove(deleting.id);
            setDeleting(null);
          }}
          failureOf={(failure) => messageOf(failure)}
          onClose={() => setDeleting(null)}
        />
      )}
    </Frame>
  );
}

const NONE: readonly ChatMessage[] = [];

/** Up to which number everybody else who shows it has read; 0 when nobody shows it. */
function readByAll({ participants }: OpenConversation, viewerId: string): number {
  const shown = participants.flatMap(({ userId, lastReadSeq }) =>
    userId !== viewerId && lastReadSeq !== null && lastReadSeq !== undefined ? [lastReadSeq] : [],
  );
  return shown.length === 0 ? 0 : Math.min(...shown);
}

/** The number of the message that stands out now. */
function useMarked(target: RoomState["target"]): number | null {
  const [over, setOver] = useState<RoomState["target"]>(null);
  useEffect(() => {
    if (!target) return undefined;
    const timer = setTimeout(() => setOver(target), MARKED);
    return () => clearTimeout(timer);
  }, [target]);
  return target && target !== over ? target.seq : null;
}

/** A link of a search leads to one message. */
function useLinkedMessage(room: Room, isReady: boolean): void {
  const { state, key } = useLocation();
  const seq: unknown = typeof state === "object" && state !== null && "message" in state ? state.message : null;
  useEffect(() => {
    if (isReady && typeof seq === "number") void room.goTo(seq);
  }, [room, isReady, seq, key]);
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
}));
// A short conversation stands at the end of its room.
const Rest = styled.div({ flexGrow: 1, display: "grid", placeItems: "center" });
const Above = styled.div(({ theme }) => ({
  position: "absolute",
  insetBlockStart: theme.space(8),
  insetInline: 0,
  marginInline: "auto",
  width: "fit-content",
  display: "flex",
  alignItems: "center",
  gap: theme.space(8),
  padding: `${theme.space(4)} ${theme.space(12)}`,
  borderRadius: theme.radius.pill,
  background: theme.color.bg.raised,
  boxShadow: theme.shadow.menu,
  ...theme.type.meta,
}));
const Latest = styled.div(({ theme }) => ({
  position: "absolute",
  insetBlockEnd: theme.space(12),
  insetInline: 0,
  display: "flex",
  justifyContent: "center",
  pointerEvents: "none",
  "& > button": { pointerEvents: "auto", boxShadow: theme.shadow.menu, borderRadius: theme.radius.pill },
}));
