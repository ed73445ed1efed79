import { expect, test, vi } from "vitest";
import { type Instance, startApp } from "#tests/kit/app";
import { listen, open, sendMessage, talk, type ChatNews } from "#tests/kit/chat";
import { Listener } from "#tests/kit/live";
import { bond, people, type Person } from "#tests/kit/people";
import { pictures } from "#tests/kit/pictures";
import { eventually } from "#tests/kit/eventually";
import { unwantedBefore } from "#tests/kit/quiet";

const app = await startApp();
const elsewhere = await app.another();

const ofKind = (kind: string) => (news: ChatNews) => news.messageEvents.kind === kind;
const withText = (text: string) => (news: ChatNews) => news.messageEvents.message?.text === text;

/** Returns a listener whose subscription has begun: from here on no event is missed. */
async function listening(who: Person, instance: Pick<Instance, "url"> = app) {
  const listener = listen(instance, who);
  await listener.next(ofKind("RESYNC"));
  return listener;
}

test("members receive a message on every process, its change, its deletion, and read receipts", async () => {
  const { ada, bo, cy } = await people(app);
  const conversation = await talk(ada, [bo]);
  await sendMessage(ada, conversation, "Zero");
  const his = await listening(bo, elsewhere);
  const hers = await listening(ada);
  const stranger = await listening(cy);
  const own = await talk(cy, [ada]);

  const message = await sendMessage(ada, conversation, "Hello");
  expect((await his.next(withText("Hello"))).messageEvents).toMatchObject({
    kind: "MESSAGE_SENT",
    conversationId: String(conversation.id),
    message: { id: String(message.id), seq: 2 },
  });
  await hers.next(withText("Hello"));
  await fetch(`${app.url}/api/messages/${message.id}`, {
    method: "PUT",
    headers: { authorization: `Bearer ${ada.token}`, "content-type": "application/json" },
    body: JSON.stringify({ text: "Hello there" }),
  });
  expect((await his.next(withText("Hello there"))).messageEvents.kind).toBe("MESSAGE_CHANGED");
  await bo.send(`/api/conversations/${conversation.id}/read`, { seq: 2 });
  expect((await hers.next(ofKind("READ_MOVED"))).messageEvents).toMatchObject({
    readerId: String(bo.id),
    lastReadSeq: 2,
  });
  await ada.query("mutation ($id: ID!) { deleteMessage(id: $id) { deleted } }", { id: message.id });
  await his.next(({ messageEvents }) => messageEvents.message?.deleted === true);
  const isOthers = ({ messageEvents }: ChatNews) => messageEvents.conversationId === String(conversation.id);
  const last = { act: () => sendMessage(cy, own, "My own"), isIt: withText("My own") };
  expect(await unwantedBefore(stranger, isOthers, last)).toEqual([]);
});

test("the header's count changes in every tab", async () => {
  const { ada, bo } = await people(app);
  const conversation = await talk(ada, [bo]);
  await sendMessage(ada, conversation, "One");
  const tabs = [app, elsewhere].map(
    (instance) =>
      new Listener<{ countersChanged: { messages: number; bondRequests: number } }>(
        instance,
        bo.token,
        "subscription { countersChanged { messages bondRequests } }",
      ),
  );
  const shows = (messages: number) =>
    Promise.all(tabs.map((tab) => tab.next(({ countersChanged }) => countersChanged.messages === messages)));
  await eventually(async () => {
    await bo.send(`/api/conversations/${conversation.id}/mute`, { length: "off" });
    for (const tab of tabs) expect(tab.events.length).toBeGreaterThan(0);
  });
  await shows(1);
  await sendMessage(ada, conversation, "Two");
  await shows(2);
  await bo.send(`/api/conversations/${conversation.id}/read`, { seq: 2 });
  await shows(0);
});

test("receipts are not published when either side has switched them off", async () => {
  const { ada, bo } = await people(app);
  const conversation = await talk(ada, [bo]);
  await sendMessage(ada, conversation, "One");
  const hers = await listening(ada);
  const his = await listening(bo);
  await bo.query("mutation { updateSettings(input: { readReceipts: false }) { readReceipts } }");
  await bo.send(`/api/conversations/${conversation.id}/read`, { seq: 1 });
  await his.next(ofKind("READ_MOVED"));
  await sendMessage(ada, conversation, "Two");
  await hers.next(withText("Two"));
  expect(hers.events.filter(ofKind("READ_MOVED"))).toEqual([]);
});

test("a member who is removed, leaves or is blocked receives no more events", async () => {
  const { ada, bo, cy } = await people(app);
  await bond(app, ada, cy);
  const group = await talk(ada, [bo, cy], "Crew");
  const pair = await talk(ada, [bo]);
  await sendMessage(ada, pair, "One");
  const his = await listening(bo);
  const cys = await listening(cy);
  await fetch(`${app.url}/api/conversations/${group.id}/participants/${bo.id}`, {
    method: "DELETE",
    headers: { authorization: `Bearer ${ada.token}` },
  });
  const gone = await his.next(ofKind("CONVERSATION_GONE"));
  expect(gone.messageEvents.conversationId).toBe(String(group.id));
  await sendMessage(ada, group, "Without Bo");
  await cys.next(withText("Without Bo"));

  await cy.send(`/api/users/${ada.id}/block`);
  await sendMessage(ada, group, "Behind a wall");
  const hidden = await cys.next(({ messageEvents }) => messageEvents.message?.hidden === true);
  expect(hidden.messageEvents.message?.text).toBe("");
  await sendMessage(ada, pair, "To Bo");
  await his.next(withText("To Bo"));
  expect(his.events.some(withText("Without Bo"))).toBe(false);
  expect(cys.events.some(withText("Behind a wall"))).toBe(false);
});

interface TypingNews {
  typing: { conversationId: string; isTyping: boolean; expiresAt: string; user: { name: string } };
}
const watchTyping = (who: Person, { id }: { id: number }) =>
  new Listener<TypingNews>(
    app,
    who.token,
    "subscription ($id: ID!) { typing(conversationId: $id) { conversationId isTyping expiresAt user { name } } }",
    { id },
  );
const types = (who: Person, { id }: { id: number }, isTyping = true) =>
  who.ask("mutation ($id: ID!, $on: Boolean!) { setTyping(id: $id, isTyping: $on) }", { id, on: isTyping });

test("typing is published to the others, at most every ten seconds, until it stops or 15 seconds have passed", async () => {
  const { ada, bo, cy } = await people(app);
  const conversation = await talk(ada, [bo]);
  await sendMessage(ada, conversation, "One");
  await sendMessage(bo, conversation, "Two");
  const his = watchTyping(bo, conversation);
  const strangers = watchTyping(cy, conversation);
  const writes = () =>
    app.statements.filter((text) => /(insert into|update) "(messages|participants|conv)/.test(text)).length;
  const before = writes();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  try {
    await eventually(async () => {
      // Each attempt is a new start, until the other instance listens.
      vi.setSystemTime(Date.now() + 10_000);
      expect((await types(ada, conversation)).errors).toEqual([]);
      await new Promise((resolve) => setImmediate(resolve));
      expect(his.events.length).toBeGreaterThan(0);
    });
    await types(ada, conversation, false);
    const stops = (news: TypingNews) => !news.typing.isTyping;
    await his.next(stops);
    vi.setSystemTime(Date.now() + 10_000);
    const known = his.events.length;
    await types(ada, conversation);
    await eventually(() => expect(his.events.length).toBe(known + 1));
    const typing = his.events[known]?.typing ?? { expiresAt: "" };
    expect(typing).toMatchObject({ conversationId: String(conversation.id), isTyping: true, user: { name: "Ada" } });
    expect(Date.parse(typing.expiresAt) - Date.now()).toBeLessThanOrEqual(15_000);
    const received = his.events.length;
    await types(ada, conversation);
    vi.setSystemTime(Date.now() + 9_000);
    await types(ada, conversation);
    await types(ada, conversation, false);
    await eventually(() => expect(his.events.filter(stops)).toHaveLength(2));
    expect(his.events.length, "once it began, once it stopped").toBe(received + 1);
    vi.setSystemTime(Date.now() + 1_000);
    await types(ada, conversation);
    await eventually(() => expect(his.events.length).toBe(received + 2));
  } finally {
    vi.useRealTimers();
  }
  expect(writes(), "nothing is stored").toBe(before);
  expect((await types(cy, conversation)).code).toBe("NOT_FOUND");
  for (const typing of ["\u0000", 1, {}, "false"]) {
    const { status, body } = await ada.send(`/api/conversations/${conversation.id}/typing`, { typing });
    expect([status, body.errors]).toEqual([422, { typing: ["This must be true or false"] }]);
  }
  for (const typing of [undefined, null, true, false])
    expect((await ada.send(`/api/conversations/${conversation.id}/typing`, { typing })).status).toBe(200);
  expect(strangers.events).toEqual([]);
  expect(strangers.errors[0]?.extensions?.code).toBe("NOT_FOUND");
});

test("a request is published as one, and shows neither typing nor receipts before it is accepted", async () => {
  const { ada, cy } = await people(app);
  const conversation = await talk(cy, [ada]);
  const cys = await listening(cy);
  const hers = await listening(ada);
  await sendMessage(cy, conversation, "Hello, stranger");
  await hers.next(withText("Hello, stranger"));
  await ada.send(`/api/conversations/${conversation.id}/read`, { seq: 1 });
  await hers.next(ofKind("READ_MOVED"));
  await ada.query("mutation ($id: ID!) { acceptConversation(id: $id) { viewerState } }", { id: conversation.id });
  await cys.next(ofKind("CONVERSATION_CHANGED"));
  expect(cys.events.filter(ofKind("READ_MOVED"))).toEqual([]);
  expect((await open(cy, conversation)).writing).toBe("open");
});

test("pictures are served to members at signed addresses, and are deleted with their message", async () => {
  const { ada, bo } = await people(app);
  const conversation = await talk(ada, [bo]);
  const hidden = await ada.uploads(await pictures.png(60, 40));
  const send = (media_ids: unknown, text = "") =>
    ada.send<{ message: { id: number; type: string; media: { url: string }[] } }>(
      `/api/conversations/${conversation.id}/messages`,
      { text, client_id: crypto.randomUUID(), media_ids },
    );
  expect((await send([hidden.id, 1, 2, 3, 4])).status).toBe(422);
  const { status, body } = await send([hidden.id]);
  expect([status, body.message.type]).toEqual([201, "image"]);
  expect((await send([hidden.id])).status, "it is part of one message").toBe(422);

  const [seen] = (await open(bo, conversation)).messages;
  const url = seen?.media[0]?.url ?? "";
  expect(url).toContain(`viewer=${bo.id}`);
  expect((await fetch(url)).status).toBe(200);
  expect((await fetch(url.split("?")[0] ?? "")).status).toBe(404);
  const { conversation: his } = await bo.query<{
    conversation: { messages: { items: { media: { url: string }[] }[] } };
  }>("query ($id: ID!) { conversation(id: $id) { messages { items { media { url width } } } } }", {
    id: conversation.id,
  });
  expect((await fetch(his.messages.items[0]?.media[0]?.url ?? "")).status).toBe(200);

  await ada.query("mutation ($id: ID!) { deleteMessage(id: $id) { media { url } } }", { id: body.message.id });
  await eventually(async () => expect((await fetch(url)).status).toBe(404));
});

test("after the server was disconnected, every client is asked to fetch again", async () => {
  const { ada, bo } = await people(app);
  const conversation = await talk(ada, [bo]);
  const his = await listening(bo);
  await app.sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'commonplace live'`;
  await eventually(() => expect(his.events.filter(ofKind("RESYNC"))).toHaveLength(2));
  await sendMessage(ada, conversation, "Back again");
  await his.next(withText("Back again"));
});
