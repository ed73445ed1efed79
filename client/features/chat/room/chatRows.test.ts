import { expect, test } from "vitest";
import type { ChatMessage } from "#client/features/chat/core/chatMessage.ts";
import { chatRows } from "./chatRows.ts";
import type { PendingMessage } from "#client/features/chat/core/pendingMessage.ts";

const ADA = { __typename: "User", id: "1", name: "Ada", username: "ada", avatar: null } as const;
const BO = { ...ADA, id: "2", name: "Bo", username: "bo" } as const;
const at = (day: number, hour: number, minute: number) => new Date(2026, 4, day, hour, minute).toISOString();

let seq = 0;
const messageBy = (
  sender: typeof ADA | typeof BO | null,
  sentAt: string,
  more: Partial<ChatMessage> = {},
): ChatMessage => ({
  __typename: "Message",
  id: `m${++seq}`,
  conversationId: "7",
  seq,
  type: "TEXT",
  text: `message ${seq}`,
  clientId: null,
  replyToId: null,
  sentAt,
  editedAt: null,
  deleted: false,
  hidden: false,
  sender,
  media: [],
  ...more,
});
const pending = (clientId: string, writtenAt: string): PendingMessage => ({
  clientId,
  conversationId: "7",
  text: "on its way",
  replyTo: null,
  media: [],
  writtenAt,
  state: "waiting",
  reason: null,
});
const rowsOf = (messages: ChatMessage[], pendingMessages: PendingMessage[] = [], unreadAfter: number | null = null) =>
  chatRows({ messages, pendingMessages, viewerId: "1", unreadAfter });
const positions = (rows: ReturnType<typeof rowsOf>) =>
  rows.map((row) => ("opens" in row ? `${row.opens ? "[" : "-"}${row.closes ? "]" : "-"}` : row.is));

test("days are separated", () => {
  const rows = rowsOf([messageBy(BO, at(11, 23, 59)), messageBy(BO, at(12, 0, 1))]);
  expect(positions(rows)).toEqual(["day", "[]", "day", "[]"]);
});

test("messages of one sender within five minutes form a group", () => {
  const rows = rowsOf([
    messageBy(BO, at(12, 9, 0)),
    messageBy(BO, at(12, 9, 4)),
    messageBy(ADA, at(12, 9, 5)),
    messageBy(ADA, at(12, 9, 10)),
  ]);
  expect(positions(rows)).toEqual(["day", "[-", "-]", "[]", "[]"]);
});

test("a pending message is at the end, and the stored one replaces it under the same key", () => {
  const hello = messageBy(BO, at(12, 9, 0));
  const before = rowsOf([hello], [pending("c1", at(12, 9, 1)), pending("c2", at(12, 9, 1))]);
  expect(before.map(({ key }) => key).slice(-2)).toEqual(["c1", "c2"]);
  expect(positions(before)).toEqual(["day", "[]", "[-", "-]"]);
  const after = rowsOf(
    [hello, messageBy(ADA, at(12, 9, 1), { clientId: "c1" })],
    [pending("c1", at(12, 9, 1)), pending("c2", at(12, 9, 1))],
  );
  expect(after.map(({ key, is }) => `${key} ${is}`).slice(-2)).toEqual(["c1 message", "c2 pending"]);
  expect(after).toHaveLength(before.length);
});

test("unread messages are marked once, before the first one of somebody else", () => {
  const [read, own, first, second] = [
    messageBy(BO, at(12, 9, 0)),
    messageBy(ADA, at(12, 9, 0)),
    messageBy(BO, at(12, 9, 1)),
    messageBy(BO, at(12, 9, 2)),
  ];
  const rows = rowsOf([read, own, first, second], [], read.seq);
  expect(rows.map(({ is }) => is)).toEqual(["day", "message", "message", "new", "message", "message"]);
});

test("an event of a group is a row of its own", () => {
  const rows = rowsOf([
    messageBy(BO, at(12, 9, 0)),
    messageBy(BO, at(12, 9, 1), { type: "SYSTEM" }),
    messageBy(BO, at(12, 9, 2)),
  ]);
  expect(positions(rows)).toEqual(["day", "[]", "[]", "[]"]);
});
