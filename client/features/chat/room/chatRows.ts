import type { ChatMessage } from "#client/features/chat/core/chatMessage.ts";
import { dayKey } from "#client/features/chat/core/chatTime.ts";
import type { PendingMessage } from "#client/features/chat/core/pendingMessage.ts";

/** Messages of one sender within this time form a group, in milliseconds. */
const GROUPING_WINDOW = 5 * 60_000;

/** Whether a message opens or closes its group: the first shows the sender, the last the time. */
interface GroupPosition {
  key: string;
  opens: boolean;
  closes: boolean;
}

/** A line of the message pane. */
export type ChatRow =
  | { is: "day"; key: string; at: string }
  | { is: "new"; key: string }
  | ({ is: "message"; message: ChatMessage; isOwn: boolean } & GroupPosition)
  | ({ is: "pending"; pending: PendingMessage } & GroupPosition);

type MessageRowData = Extract<ChatRow, GroupPosition>;

interface RowsInput {
  messages: readonly ChatMessage[];
  pendingMessages: readonly PendingMessage[];
  viewerId: string;
  /** The number after which messages were unread when the conversation was opened; null when there were none. */
  unreadAfter: number | null;
}

interface Entry {
  row: MessageRowData;
  who: string | null;
  at: number;
  day: string;
  iso: string;
}

/**
 * Returns the lines of the pane: separators between days, a mark before unread messages, messages in groups, and
 * pending messages at the end. A pending message that the server already has appears once.
 */
export function chatRows({ messages, pendingMessages, viewerId, unreadAfter }: RowsInput): ChatRow[] {
  const sent = new Set<string>();
  const entries: Entry[] = [];
  for (const message of messages) {
    const isOwn = message.sender?.id === viewerId;
    if (isOwn && message.clientId !== null) sent.add(message.clientId);
    // The row of the member's message has the key of its pending message, so that React does not mount it anew.
    const key = isOwn ? (message.clientId ?? message.id) : message.id;
    const who = message.type === "SYSTEM" ? null : (message.sender?.id ?? `hidden ${message.id}`);
    entries.push(entryOf({ is: "message", key, message, isOwn, opens: true, closes: true }, who, message.sentAt));
  }
  for (const pending of pendingMessages) {
    if (sent.has(pending.clientId)) continue;
    const row: MessageRowData = { is: "pending", key: pending.clientId, pending, opens: true, closes: true };
    entries.push(entryOf(row, viewerId, pending.writtenAt));
  }
  return laidOut(entries, unreadAfter);
}

function laidOut(entries: readonly Entry[], unreadAfter: number | null): ChatRow[] {
  const rows: ChatRow[] = [];
  let isMarked = unreadAfter === null;
  entries.forEach((entry, at) => {
    const [before, after] = [entries[at - 1], entries[at + 1]];
    const isNewDay = before?.day !== entry.day;
    if (isNewDay) rows.push({ is: "day", key: `day ${entry.day}`, at: entry.iso });
    const isNew = !isMarked && isUnread(entry.row, unreadAfter ?? 0);
    if (isNew) {
      isMarked = true;
      rows.push({ is: "new", key: "new" });
    }
    const opens = isNewDay || isNew || !isSameGroup(before, entry);
    const closes = after?.day !== entry.day || !isSameGroup(entry, after);
    rows.push({ ...entry.row, opens, closes });
  });
  return rows;
}

const isUnread = (row: MessageRowData, after: number) => row.is === "message" && !row.isOwn && row.message.seq > after;

function entryOf(row: MessageRowData, who: string | null, iso: string): Entry {
  return { row, who, at: Date.parse(iso), day: dayKey(iso), iso };
}

function isSameGroup(one: Entry | undefined, next: Entry | undefined): boolean {
  if (!one || !next || one.who === null || one.who !== next.who) return false;
  return Math.abs(next.at - one.at) < GROUPING_WINDOW;
}
