import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { listOf, open, sendMessage, talk, trySendMessage, unreadOf, type RestMessage } from "#tests/kit/chat";
import { bond, join, people } from "#tests/kit/people";

const app = await startApp();

const remove = (who: { token: string }, path: string) =>
  fetch(app.url + path, { method: "DELETE", headers: { authorization: `Bearer ${who.token}` } });

test("two bonds chat: both have the same conversation, with the fields of the specification", async () => {
  const { ada, bo } = await people(app);
  const begun = await talk(ada, [bo]);
  expect(begun).toMatchObject({ kind: "direct", title: "Bo", lastMessage: null, unreadCount: 0, writing: "open" });
  expect(await listOf(ada), "one without a message is in no list").toEqual([]);
  expect((await talk(bo, [ada])).id).toBe(begun.id);

  const message = await sendMessage(ada, begun, "  Shall we?  ");
  expect(message).toMatchObject({
    messageId: message.id,
    conversationId: begun.id,
    seq: 1,
    senderId: ada.id,
    text: "Shall we?",
    type: "text",
    sentAt: expect.stringMatching(/Z$/),
    isRead: false,
  });
  const [his] = await listOf(bo);
  expect(his).toMatchObject({
    id: begun.id,
    title: "Ada",
    participantIds: expect.arrayContaining([ada.id, bo.id]),
    lastMessage: "Shall we?",
    lastMessageAt: message.sentAt,
    unreadCount: 1,
    state: "accepted",
    messages: [{ id: message.id, isRead: false }],
  });
  expect((await listOf(ada))[0]).toMatchObject({ unreadCount: 0, messages: [{ isRead: false }] });
  expect(await unreadOf(bo)).toBe(1);

  const read = await bo.send<{ conversation: { unreadCount: number } }>(`/api/conversations/${begun.id}/read`, {
    seq: 1,
  });
  expect(read.body.conversation.unreadCount).toBe(0);
  expect(await unreadOf(bo)).toBe(0);
  expect((await open(ada, begun)).messages[0]?.isRead).toBe(true);
});

test("GraphQL has the same: list, messages, people, counters", async () => {
  const { ada, bo } = await people(app);
  const { conversationWith } = await ada.query<{ conversationWith: null }>(
    "query ($id: ID!) { conversationWith(userId: $id) { id } }",
    { id: bo.id },
  );
  expect(conversationWith).toBeNull();
  const started = await ada.query<{ startConversation: { id: string; other: { name: string } } }>(
    "mutation ($ids: [ID!]!) { startConversation(participantIds: $ids) { id other { name } } }",
    { ids: [bo.id] },
  );
  expect(started.startConversation.other.name).toBe("Bo");
  const { id } = started.startConversation;
  const SEND = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) {
    id seq text type clientId isRead deleted editedAt sender { id } conversation { id lastSeq } editableUntil deletableUntil
    replyTo { text } reactions { emoji } media { id } } }`;
  const clientId = randomUUID();
  const first = await ada.query<{ sendMessage: { id: string } }>(SEND, {
    input: { conversationId: id, text: "One", clientId },
  });
  expect(first.sendMessage).toMatchObject({
    seq: 1,
    type: "TEXT",
    clientId,
    sender: { id: String(ada.id) },
    conversation: { id, lastSeq: 1 },
    editableUntil: expect.any(String),
    replyTo: null,
  });
  const again = await ada.query<{ sendMessage: { id: string } }>(SEND, {
    input: { conversationId: id, text: "One, sent again", clientId },
  });
  expect(again, "the same clientId is the same message").toEqual(first);
  const reply = await bo.query<{ sendMessage: object }>(SEND, {
    input: { conversationId: id, text: "Two", clientId: randomUUID(), replyToId: first.sendMessage.id },
  });
  expect(reply.sendMessage).toMatchObject({ seq: 2, replyTo: { text: "One" } });
  const { viewer } = await ada.query<{ viewer: object }>(`{ viewer { unreadMessagesCount messageRequestsCount
    counters { messages bondRequests }
    conversations(first: 5) { totalCount edges { node { id title kind unreadCount lastSeq lastReadSeq viewerState writing
      participantIds participants { role isInvited lastReadSeq user { name } } lastMessage { text }
      messages(first: 1) { hasOlder hasNewer items { text } } } } } } }`);
  expect(viewer).toEqual({
    unreadMessagesCount: 1,
    messageRequestsCount: 0,
    counters: { messages: 1, bondRequests: 0 },
    conversations: {
      totalCount: 1,
      edges: [
        {
          node: {
            id,
            title: "Bo",
            kind: "DIRECT",
            unreadCount: 1,
            lastSeq: 2,
            lastReadSeq: 1,
            viewerState: "ACCEPTED",
            writing: "OPEN",
            participantIds: [ada.id, bo.id].toSorted((one, other) => one - other).map(String),
            participants: expect.arrayContaining([
              { role: "MEMBER", isInvited: false, lastReadSeq: 1, user: { name: "Ada" } },
            ]),
            lastMessage: { text: "Two" },
            messages: { hasOlder: true, hasNewer: false, items: [{ text: "Two" }] },
          },
        },
      ],
    },
  });
});

test("a message is text of 1 to 4,000 characters, in an own conversation, with an id", async () => {
  const { ada, bo, cy } = await people(app);
  const conversation = await talk(ada, [bo]);
  const answers = await Promise.all([
    trySendMessage(ada, conversation, " \u200b\n"),
    trySendMessage(ada, conversation, "x".repeat(4_001)),
    trySendMessage(ada, conversation, "x", { client_id: undefined }),
    trySendMessage(ada, conversation, "x", { client_id: "x".repeat(65) }),
    trySendMessage(ada, conversation, "x", { reply_to_id: 999_999 }),
    trySendMessage(ada, { id: 999_999 }, "x"),
    trySendMessage(cy, conversation, "x"),
    cy.get(`/api/conversations/${conversation.id}`),
    cy.get(`/api/conversations/${conversation.id}/messages`),
    cy.send(`/api/conversations/${conversation.id}/read`, { seq: 1 }),
    ada.send(`/api/conversations/${conversation.id}/read`, { seq: "x" }),
    ada.get(`/api/conversations/${conversation.id}/messages?limit=51`),
    ada.get(`/api/conversations/${conversation.id}/messages?before=x`),
    ada.send("/api/conversations", { participant_ids: [ada.id] }),
    ada.send("/api/conversations", { participant_ids: [] }),
    ada.send("/api/conversations", { participant_ids: [999_999] }),
    fetch(`${app.url}/api/conversations`),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([
    422, 422, 422, 422, 422, 404, 404, 404, 404, 404, 422, 422, 422, 422, 422, 404, 401,
  ]);
  expect((await trySendMessage(ada, conversation, "x".repeat(4_000))).status).toBe(201);
});

test("pages go back and forth by number, and a gap is filled by the messages after the last one known", async () => {
  const { ada, bo } = await people(app);
  const conversation = await talk(ada, [bo]);
  for (let i = 1; i <= 7; i++) await sendMessage(i % 2 ? ada : bo, conversation, `Message ${i}`);
  const page = async (query: string) =>
    (
      await bo.get<{ messages: RestMessage[]; hasOlder: boolean; hasNewer: boolean }>(
        `/api/conversations/${conversation.id}/messages?${query}`,
      )
    ).body;
  const seqs = async (query: string) => {
    const { messages, hasOlder, hasNewer } = await page(query);
    return [messages.map(({ seq }) => seq), hasOlder, hasNewer];
  };
  expect(await seqs("limit=3")).toEqual([[5, 6, 7], true, false]);
  expect(await seqs("limit=3&before=5")).toEqual([[2, 3, 4], true, true]);
  expect(await seqs("limit=3&before=2")).toEqual([[1], false, true]);
  expect(await seqs("limit=3&after=3")).toEqual([[4, 5, 6], true, true]);
  expect(await seqs("after=0")).toEqual([[1, 2, 3, 4, 5, 6, 7], false, false]);
  expect(await seqs("after=7")).toEqual([[], false, false]);
});

test("many write at once: numbers 1 to n without a gap, each message once, however often it is sent", async () => {
  const [ada, bo, cy, dee] = await Promise.all(["Ada", "Bo", "Cy", "Dee"].map((name) => join(app, name)));
  if (!ada || !bo || !cy || !dee) throw new Error("Nobody came.");
  for (const other of [bo, cy, dee]) await bond(app, ada, other);
  const group = await talk(ada, [bo, cy, dee], "Crew");
  const drafts = [ada, bo, cy, dee].flatMap((who) =>
    Array.from({ length: 10 }, (_, i) => ({ who, text: `${who.name} ${i}`, client_id: randomUUID() })),
  );
  const answers = await Promise.all(
    [...drafts, ...drafts].map(({ who, text, client_id }) => trySendMessage(who, group, text, { client_id })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  const { messages } = (
    await ada.get<{ messages: RestMessage[] }>(`/api/conversations/${group.id}/messages?after=0&limit=50`)
  ).body;
  expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
  expect(messages.map(({ text }) => text).toSorted()).toEqual(drafts.map(({ text }) => text).toSorted());
  const moments = messages.map(({ sentAt }) => sentAt);
  expect(moments, "later numbers are later moments").toEqual(moments.toSorted());
});

test("others' messages after the read position are unread, and the position never goes back", async () => {
  const { ada, bo } = await people(app);
  const conversation = await talk(ada, [bo]);
  for (let i = 1; i <= 4; i++) await sendMessage(ada, conversation, `Message ${i}`);
  const reads = (seq: number) => bo.send(`/api/conversations/${conversation.id}/read`, { seq });
  await reads(3);
  expect(await unreadOf(bo)).toBe(1);
  await reads(1);
  expect(await unreadOf(bo)).toBe(1);
  await sendMessage(bo, conversation, "Writing leaves unread what came before");
  expect(await unreadOf(bo)).toBe(1);
  await reads(1_000_000);
  expect(await unreadOf(bo)).toBe(0);
  await sendMessage(ada, conversation, "Message 6");
  expect(await unreadOf(bo), "nobody reads ahead").toBe(1);

  await bo.send(`/api/conversations/${conversation.id}/mute`, {});
  expect(await unreadOf(bo), "a muted conversation is not counted").toBe(0);
  expect((await listOf(bo))[0]).toMatchObject({ isMuted: true, unreadCount: 1 });
  expect((await listOf(bo, "?filter=unread")).map(({ id }) => id)).toEqual([conversation.id]);
  await bo.send(`/api/conversations/${conversation.id}/mute`, { length: "off" });
  expect(await unreadOf(bo)).toBe(1);
  expect((await bo.send(`/api/conversations/${conversation.id}/mute`, { length: "a while" })).status).toBe(422);
});

test("receipts are shown where both share them", async () => {
  const { ada, bo } = await people(app);
  const conversation = await talk(ada, [bo]);
  await sendMessage(ada, conversation, "Read this");
  await bo.send(`/api/conversations/${conversation.id}/read`, { seq: 1 });
  const isRead = async () => (await open(ada, conversation)).messages[0]?.isRead;
  const settings = (who: typeof ada, read_receipts: boolean) =>
    fetch(`${app.url}/api/settings`, {
      method: "PUT",
      headers: { authorization: `Bearer ${who.token}`, "content-type": "application/json" },
      body: JSON.stringify({ read_receipts }),
    });
  expect(await isRead()).toBe(true);
  for (const who of [ada, bo]) {
    expect((await settings(who, false)).status).toBe(200);
    expect(await isRead(), `${who.name} does not show it`).toBe(false);
    await settings(who, true);
  }
  expect(await isRead()).toBe(true);
  const { updateSettings } = await ada.query<{ updateSettings: object }>(
    "mutation { updateSettings(input: { readReceipts: false, messagesFrom: BONDS }) { readReceipts messagesFrom } }",
  );
  expect(updateSettings).toEqual({ readReceipts: false, messagesFrom: "BONDS" });
});

test("a message can be edited within 15 minutes and deleted for all within 60, by its sender", async () => {
  const { ada, bo } = await people(app);
  const conversation = await talk(ada, [bo]);
  const message = await sendMessage(ada, conversation, "Frist");
  const put = (who: typeof ada, text: string) =>
    fetch(`${app.url}/api/messages/${message.id}`, {
      method: "PUT",
      headers: { authorization: `Bearer ${who.token}`, "content-type": "application/json" },
      body: JSON.stringify({ text }),
    });
  expect((await put(bo, "Mine now")).status).toBe(403);
  expect((await put(ada, " ")).status).toBe(422);
  expect((await put(ada, "First")).status).toBe(200);
  expect((await open(bo, conversation)).messages[0]).toMatchObject({ text: "First", editedAt: expect.any(String) });

  await app.sql`update messages set sent_at = now() - interval '16 minutes' where id = ${message.id}`;
  const late = await put(ada, "Too late");
  expect([late.status, await late.json()]).toEqual([
    409,
    {
      success: false,
      code: "CONFLICT",
      reason: "TOO_LATE",
      message: "A message can only be changed within 15 minutes.",
    },
  ]);
  expect((await remove(bo, `/api/messages/${message.id}`)).status).toBe(403);
  await bo.send(`/api/messages/${message.id}/reactions`, { emoji: "👍" });
  await app.sql`update messages set sent_at = now() - interval '61 minutes' where id = ${message.id}`;
  expect((await remove(ada, `/api/messages/${message.id}`)).status).toBe(409);
  await app.sql`update messages set sent_at = now() - interval '59 minutes' where id = ${message.id}`;
  expect((await remove(ada, `/api/messages/${message.id}`)).status).toBe(200);
  expect((await open(bo, conversation)).messages[0]).toMatchObject({
    seq: 1,
    text: "",
    deleted: true,
    senderId: ada.id,
    reactions: [],
  });
  expect((await remove(ada, `/api/messages/${message.id}`)).status, "it is gone already").toBe(404);
  expect((await bo.send(`/api/messages/${message.id}/reactions`, { emoji: "👍" })).status).toBe(404);
  expect(await unreadOf(bo), "what is deleted need not be read").toBe(0);
});

test("there are six reactions, each once per member", async () => {
  const { ada, bo, cy } = await people(app);
  const conversation = await talk(ada, [bo]);
  const message = await sendMessage(ada, conversation, "Done!");
  const react = (who: typeof ada, emoji: string, on: unknown = true) =>
    who.send<{ message: RestMessage }>(`/api/messages/${message.id}/reactions`, { emoji, on });
  await react(bo, "🎉");
  await react(bo, "🎉");
  await react(bo, "👍");
  const { body } = await react(ada, "🎉");
  expect(body.message.reactions).toEqual([
    { emoji: "👍", count: 1, reacted: false },
    { emoji: "🎉", count: 2, reacted: true },
  ]);
  await react(bo, "👍", false);
  await react(bo, "👍", false);
  expect((await open(bo, conversation)).messages[0]?.reactions).toEqual([{ emoji: "🎉", count: 2, reacted: true }]);
  expect((await react(bo, "🦄")).status).toBe(422);
  for (const on of ["false", 1, {}, "\u0000"])
    expect((await react(bo, "🎉", on)).body).toMatchObject({ errors: { on: ["This must be true or false"] } });
  expect((await react(cy, "👍")).status).toBe(404);
});

test("a page costs the same number of statements, however long it is", async () => {
  const { ada, bo } = await people(app);
  const conversation = await talk(ada, [bo]);
  const QUERY = `query ($id: ID!) { conversation(id: $id) { id title participants { user { name } } messages(first: 50) { items {
    seq text sender { name } replyTo { text } reactions { emoji count } isRead media { id } } } } viewer { conversations(first: 20) {
    edges { node { title unreadCount lastMessage { text isRead } participants { user { name } } } } } } }`;
  const first = await sendMessage(ada, conversation, "One");
  const count = async () => {
    const before = app.statements.length;
    await ada.query(QUERY, { id: conversation.id });
    const statements = app.statements
      .slice(before)
      .filter((text) => /"(conversations|participants|messages)"/.test(text));
    return { statements: statements.length, kinds: new Set(statements).size };
  };
  await sendMessage(bo, conversation, "Two", { reply_to_id: first.id });
  const meets = async (name: string) => {
    const other = await join(app, name);
    await bond(app, ada, other);
    await sendMessage(other, await talk(other, [ada]), "Hello");
  };
  await meets("Cy");
  await count();
  const few = await count();
  for (let i = 0; i < 12; i++) await sendMessage(bo, conversation, `Message ${i}`, { reply_to_id: first.id });
  for (let i = 0; i < 5; i++) await meets(`Dee${i}`);
  const many = await count();
  expect(many.kinds).toBe(few.kinds);
  expect(many.statements, "whatever comes at once is asked at once").toBeLessThanOrEqual(11);
});
