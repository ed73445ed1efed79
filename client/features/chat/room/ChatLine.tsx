import type { OpenConversation } from "#client/features/chat/core/useConversation.ts";
import type { useOutbox } from "#client/features/chat/core/useOutbox.ts";
import type { ChatRow } from "./chatRows.ts";
import { DaySeparator } from "./DaySeparator.tsx";
import { PendingMessageRow } from "./PendingMessageRow.tsx";
import { MessageRow } from "./MessageRow.tsx";
import type { MessageHandlers } from "./MessageRow.tsx";
import { NewSeparator } from "./NewSeparator.tsx";

interface ChatLineProps extends MessageHandlers {
  row: ChatRow;
  conversation: OpenConversation;
  viewerId: string;
  outbox: ReturnType<typeof useOutbox>["outbox"];
  /** The number up to which everybody else has read. */
  readUpTo: number;
  /** The number of the message that is highlighted now. */
  marked: number | null;
}

/** A line of the message pane: a message, a pending message, or a separator. */
export function ChatLine({ row, conversation, viewerId, outbox, readUpTo, marked, ...handlers }: ChatLineProps) {
  switch (row.is) {
    case "day":
      return <DaySeparator at={row.at} />;
    case "new":
      return <NewSeparator />;
    case "pending":
      return (
        <PendingMessageRow
          pending={row.pending}
          viewerId={viewerId}
          closes={row.closes}
          onRetry={(clientId) => outbox.retry(clientId)}
          onDiscard={(clientId) => outbox.discard(clientId)}
        />
      );
    case "message":
      return (
        <MessageRow
          message={row.message}
          isOwn={row.isOwn}
          viewerId={viewerId}
          opens={row.opens}
          closes={row.closes}
          isGroup={conversation.kind === "GROUP"}
          isRead={row.message.seq <= readUpTo}
          isTarget={marked === row.message.seq}
          mayWrite={conversation.writing === "OPEN"}
          {...handlers}
        />
      );
  }
}
