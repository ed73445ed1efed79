import { expect, test } from "vitest";
import { leaveForGood } from "#tests/kit/accounts/leaving";
import { startApp } from "#tests/kit/app";
import { eventually } from "#tests/kit/eventually";
import { listOf, open, sendMessage, talk, trySendMessage, unreadOf, type RestMessage } from "#tests/kit/chat";
import { bond, join, people, type Person } from "#tests/kit/people";

const app = await startApp();

const call = (method: string, who: Person, path: string, body?: object) =>
  fetch(app.url + path, {
    method,
    headers: { authorization: `Bearer ${who.token}`, "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
const takes = (who: Person, messages_from: string) => call("PUT", who, "/api/settings", { messages_from });
const blocks = (who: Person, whom: Person) => who.send(`/api/users/${whom.id}/block`);
const requests = (who: Person) => listOf(who, "?filter=requests");

test("a stranger's first message waits as a request, one message long, until it is accepted", async () => {
  const { ada, cy } = await people(app);
  const conversation = await talk(cy, [ada]);
  expect(conversation.writing).toBe("first");
  expect(await requests(ada), "nothing was said yet").toEqual([]);
  await sendMessage(cy, conversation, "Hello, you do not know me");
  const second = await trySendMessage(cy, conversation, "Are you there?");
  expect([second.status, second.body]).toEqual([
    403,
    {
      success: false,
      code: "FORBIDDEN",
      reason: "MESSAGE_WAITS",
      message: "They have to accept your first message before you can write again.",
    },
  ]);
  expect(await listOf(ada)).toEqual([]);
  expect(await unreadOf(ada), "requests are not counted").toBe(0);
  expect(await requests(ada)).toMatchObject([{ id: conversation.id, state: "request", unreadCount: 1 }]);
  const { viewer } = await ada.query<{ viewer: object }>("{ viewer { messageRequestsCount unreadMessagesCount } }");
  expect(viewer).toEqual({ messageRequestsCount: 1, unreadMessagesCount: 0 });
  await ada.send(`/api/conversations/${conversation.id}/read`, { seq: 1 });
  expect((await open(cy, conversation)).messages[0]?.isRead, "reading a request is not told").toBe(false);

  const accepted = await ada.send<{ conversation: object }>(`/api/conversations/${conversation.id}/accept`);
  expect(accepted.body.conversation).toMatchObject({ state: "accepted", writing: "open" });
  expect((await ada.send(`/api/conversations/${conversation.id}/accept`)).status, "it waits no more").toBe(404);
  await sendMessage(cy, conversation, "Good to be heard");
  await sendMessage(ada, conversation, "Welcome");
  expect((await open(cy, conversation)).messages.map(({ seq }) => seq)).toEqual([1, 2, 3]);
});

test("an answer accepts; a decline is not revealed, and ends the events", async () => {
  const [ada, bo, cy] = await Promise.all([join(app, "Ada"), join(app, "Bo"), join(app, "Cy")]);
  const withBo = await talk(bo, [ada]);
  await sendMessage(bo, withBo, "Hello");
  await sendMessage(ada, withBo, "Hello to you");
  await sendMessage(bo, withBo, "Now we talk");

  const withCy = await talk(cy, [ada]);
  await sendMessage(cy, withCy, "Buy my course");
  expect((await ada.send(`/api/conversations/${withCy.id}/decline`)).status).toBe(200);
  expect(await requests(ada)).toEqual([]);
  expect((await ada.get(`/api/conversations/${withCy.id}`)).status).toBe(404);
  expect((await trySendMessage(cy, withCy, "Please")).status).toBe(403);
  expect(await open(cy, withCy)).toMatchObject({
    writing: "waiting",
    participantIds: expect.arrayContaining([ada.id]),
  });

  const taken = await talk(ada, [cy]);
  expect(taken, "who declined may take it up again").toMatchObject({
    id: withCy.id,
    state: "accepted",
    writing: "open",
  });
  await sendMessage(cy, withCy, "You came back");
});

test("a new bond can write at once; two who write to each other first need no acceptance", async () => {
  const [ada, bo] = await Promise.all([join(app, "Ada"), join(app, "Bo")]);
  const conversation = await talk(ada, [bo]);
  await sendMessage(ada, conversation, "Hello");
  await bond(app, ada, bo);
  expect((await open(ada, conversation)).writing).toBe("open");
  await sendMessage(ada, conversation, "We are friends now");
  expect((await listOf(bo)).map(({ id }) => id)).toEqual([conversation.id]);
});

test("messages come from everyone, bonds or nobody, as the member's setting says", async () => {
  const { ada, bo, cy } = await people(app);
  const old = await talk(bo, [ada]);
  await sendMessage(bo, old, "We have talked before");
  await takes(ada, "bonds");
  const refused = await cy.send("/api/conversations", { participant_ids: [ada.id] });
  expect([refused.status, refused.body]).toEqual([
    403,
    {
      success: false,
      code: "FORBIDDEN",
      reason: "MESSAGES_REFUSED",
      message: "This member does not accept messages from you.",
    },
  ]);
  await takes(ada, "nobody");
  await sendMessage(bo, old, "What was begun goes on");
  const dee = await join(app, "Dee");
  await bond(app, ada, dee);
  expect((await dee.send("/api/conversations", { participant_ids: [ada.id] })).status).toBe(403);
  expect((await dee.send("/api/conversations", { participant_ids: [ada.id], name: "Us" })).status).toBe(403);
  await takes(ada, "everyone");
  const waiting = await talk(cy, [ada]);
  await takes(ada, "nobody");
  expect((await trySendMessage(cy, waiting, "Too late")).status).toBe(403);
  expect((await takes(ada, "friends")).status).toBe(422);
});

test("across a block two members have no conversation", async () => {
  const { ada, bo } = await people(app);
  const conversation = await talk(ada, [bo]);
  const message = await sendMessage(ada, conversation, "Before");
  await blocks(bo, ada);
  for (const who of [ada, bo]) {
    expect(await listOf(who)).toEqual([]);
    expect(await unreadOf(who)).toBe(0);
    const answers = await Promise.all([
      who.get(`/api/conversations/${conversation.id}`),
      who.get(`/api/conversations/${conversation.id}/messages`),
      trySendMessage(who, conversation, "Still there?"),
      who.send(`/api/conversations/${conversation.id}/typing`),
      who.send(`/api/conversations/${conversation.id}/read`, { seq: 1 }),
      who.send(`/api/messages/${message.id}/reactions`, { emoji: "👍" }),
      call("PUT", who, `/api/messages/${message.id}`, { text: "Changed" }),
      who.send("/api/conversations", { participant_ids: [who === ada ? bo.id : ada.id] }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    const matches = await who.get<{ messages: [] }>("/api/messages/search?query=Before");
    expect(matches.body.messages).toEqual([]);
    const own = who === ada ? 200 : 404;
    expect((await call("DELETE", who, `/api/messages/${message.id}`)).status, "one's own can be deleted").toBe(own);
  }
});

test("in a group members who blocked each other are anonymous to each other", async () => {
  const { ada, bo, cy } = await people(app);
  await bond(app, ada, cy);
  const group = await talk(ada, [bo, cy], "Crew");
  const his = await sendMessage(bo, group, "A secret of Bo");
  const hers = await sendMessage(cy, group, "Something of Cy", { reply_to_id: his.id });
  await bo.send(`/api/messages/${hers.id}/reactions`, { emoji: "👍" });
  await ada.send(`/api/messages/${hers.id}/reactions`, { emoji: "👍" });
  await blocks(cy, bo);
  const seen = await open(cy, group);
  expect(seen.messages[0]).toMatchObject({
    seq: 1,
    hidden: true,
    sender: null,
    senderId: null,
    text: "",
    clientId: null,
  });
  expect(seen.messages[1]?.reactions).toEqual([{ emoji: "👍", count: 1, reacted: false }]);
  expect(seen.participants.map(({ id }) => id)).not.toContain(bo.id);
  expect((await cy.send(`/api/messages/${his.id}/reactions`, { emoji: "👍" })).status).toBe(404);
  expect((await cy.get<{ messages: [] }>("/api/messages/search?query=secret")).body.messages).toEqual([]);
  const { conversation } = await cy.query<{ conversation: { messages: { items: { replyTo: object }[] } } }>(
    "query ($id: ID!) { conversation(id: $id) { messages { items { replyTo { text hidden sender { name } } } } } }",
    { id: group.id },
  );
  expect(conversation.messages.items[1]?.replyTo).toEqual({ text: "", hidden: true, sender: null });
  expect((await open(ada, group)).messages[0]).toMatchObject({ hidden: false, text: "A secret of Bo" });
  await sendMessage(bo, group, "More of Bo");
  expect(await unreadOf(cy), "nothing of it is counted").toBe(0);
});

test("of first messages at the same moment one succeeds, and two who begin at once have one conversation", async () => {
  const [ada, bo, cy] = await Promise.all([join(app, "Ada"), join(app, "Bo"), join(app, "Cy")]);
  const begun = await Promise.all([talk(cy, [ada]), talk(ada, [cy]), talk(cy, [ada]), talk(ada, [cy])]);
  expect(new Set(begun.map(({ id }) => id)).size).toBe(1);
  const conversation = await talk(bo, [ada]);
  const answers = await Promise.all(Array.from({ length: 5 }, (_, i) => trySendMessage(bo, conversation, `Try ${i}`)));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 403, 403, 403, 403]);
  expect(await requests(ada)).toMatchObject([{ id: conversation.id, lastSeq: 1 }]);
});

test("others go on writing while a member's account is deleted, without a deadlock", async () => {
  const { ada, bo, cy } = await people(app);
  await bond(app, ada, cy);
  const group = await talk(ada, [bo, cy], "Crew");
  const pair = await talk(ada, [bo]);
  const sending = async (who: Person) => {
    const toGroup = Array.from({ length: 6 }, (_, i) => trySendMessage(who, group, `${who.name} ${i}`));
    const toPair = Array.from({ length: who === cy ? 0 : 3 }, (_, i) => trySendMessage(who, pair, `${who.name} ${i}`));
    const answers = [await Promise.all(toGroup), await Promise.all(toPair)];
    return answers.map((some) => some.map(({ status }) => status));
  };
  const hers = sending(ada);
  const others = Promise.all([bo, cy].map(sending));
  const gone = leaveForGood(app, ada);
  expect((await gone).status).toBe(200);
  const [his, cys] = await others;
  expect([...(his?.[0] ?? []), ...(cys?.[0] ?? [])].filter((status) => status !== 201)).toEqual([]);
  // A conversation with her alone is gone when she is, and so is what she had sent just before.
  expect(his?.[1]?.filter((status) => ![201, 403, 404].includes(status))).toEqual([]);
  expect((await hers).flat().filter((status) => ![201, 401, 403, 404].includes(status))).toEqual([]);
  const { messages } = await open(bo, group);
  expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, i) => i + 1));
  expect(messages.filter(({ text }) => text.startsWith("Ada"))).toEqual([]);
});

test("who writes while their account is deleted hears that they are signed out", async () => {
  const { ada, bo } = await people(app);
  const conversation = await talk(ada, [bo]);
  const late = await app.sql.begin(async (tx) => {
    await tx`select from users where id = ${ada.id} for update`;
    const sent = trySendMessage(ada, conversation, "Am I still here?");
    await eventually(async () => {
      const waiting = await app.sql`select from pg_stat_activity
        where wait_event_type = 'Lock' and query like '%for key share' and datname = current_database()`;
      return waiting.length > 0;
    });
    await tx`delete from users where id = ${ada.id}`;
    return { sent };
  });
  expect((await late.sent).status).toBe(401);
});

test("a group has a name, an owner and members; the owner renames it, adds bonds and removes members", async () => {
  const { ada, bo, cy } = await people(app);
  const dee = await join(app, "Dee");
  await bond(app, ada, dee);
  expect((await ada.send("/api/conversations", { participant_ids: [bo.id, cy.id], name: "Crew" })).status).toBe(403);
  expect((await ada.send("/api/conversations", { participant_ids: [bo.id, dee.id] })).status).toBe(422);
  const group = await talk(ada, [bo], "Crew");
  expect(group).toMatchObject({ kind: "group", name: "Crew", title: "Crew", role: "owner", writing: "open" });
  expect((await listOf(bo))[0], "a group is there before anything is said").toMatchObject({
    id: group.id,
    role: "member",
  });

  const path = `/api/conversations/${group.id}`;
  for (const [method, at, body] of [
    ["PUT", "", { name: "Mine" }],
    ["POST", "/participants", { user_ids: [cy.id] }],
    ["DELETE", `/participants/${ada.id}`, undefined],
  ] as const)
    expect((await call(method, bo, path + at, body)).status, `${method} ${at}`).toBe(403);
  expect((await call("PUT", ada, path, { name: " " })).status).toBe(422);
  expect((await call("PUT", ada, path, { name: "The crew" })).status).toBe(200);
  expect((await call("POST", ada, `${path}/participants`, { user_ids: [cy.id] })).status, "no bond").toBe(403);
  expect((await call("POST", ada, `${path}/participants`, { user_ids: [dee.id, bo.id] })).status).toBe(200);
  expect((await call("DELETE", ada, `${path}/participants/${bo.id}`)).status).toBe(200);
  expect((await call("DELETE", ada, `${path}/participants/${bo.id}`)).status).toBe(404);
  expect((await bo.get(path)).status, "who is removed sees nothing of it").toBe(404);
  expect((await trySendMessage(bo, group, "Let me in")).status).toBe(404);

  const visibleMessages = (await open(dee, group)).messages.map(({ type, sender, text }) => [type, sender?.name, text]);
  expect(visibleMessages).toEqual([
    ["system", "Ada", "named the group “The crew”"],
    ["system", "Dee", "was added"],
    ["system", "Bo", "was removed"],
  ]);
  expect(await unreadOf(dee), "what happened to the group is not counted").toBe(0);
});

test("a member who left is invited again; the next in line becomes owner; the last one deletes the group", async () => {
  const { ada, bo } = await people(app);
  const group = await talk(ada, [bo], "Crew");
  const path = `/api/conversations/${group.id}`;
  expect((await call("DELETE", bo, `${path}/membership`)).status).toBe(200);
  expect((await call("DELETE", bo, `${path}/membership`)).status).toBe(404);
  expect((await call("POST", ada, `${path}/participants`, { user_ids: [bo.id] })).status).toBe(200);
  expect(await listOf(bo)).toEqual([]);
  expect(await requests(bo)).toMatchObject([{ id: group.id, kind: "group" }]);
  await bo.send(`${path}/accept`);
  expect((await listOf(bo)).map(({ id }) => id)).toEqual([group.id]);

  await call("DELETE", ada, `${path}/membership`);
  expect((await open(bo, group)).role).toBe("owner");
  await call("DELETE", bo, `${path}/membership`);
  expect(await app.sql`select id from conversations where id = ${group.id}`).toHaveLength(0);

  const pair = await talk(ada, [bo]);
  expect((await call("DELETE", ada, `/api/conversations/${pair.id}/membership`)).status).toBe(422);
});

test("a group contains fifty members at most, however many are added at once", async () => {
  const ada = await join(app, "Ada");
  const ids = (
    await app.sql<{ id: string }[]>`insert into users (name, username, email, password_hash)
      select 'M', 'm-' || ${ada.id}::text || '-' || n, 'm-' || ${ada.id}::text || '-' || n || '@example.test', ''
      from generate_series(1, 55) as n returning id`
  ).map(({ id }) => Number(id));
  await app.sql`insert into bonds (user_id, bond_id) select ${ada.id}, unnest(${ids}::bigint[])`;
  expect((await ada.send("/api/conversations", { participant_ids: ids.slice(0, 50), name: "All" })).status).toBe(409);
  const { body } = await ada.send<{ conversation: { id: number } }>("/api/conversations", {
    participant_ids: ids.slice(0, 48),
    name: "All",
  });
  const add = (id: number | undefined) =>
    ada.send(`/api/conversations/${body.conversation.id}/participants`, { user_ids: [id] });
  const answers = await Promise.all([add(ids[50]), add(ids[51]), add(ids[52])]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
});

test("a list is searched by names, and messages by words, in own conversations only", async () => {
  const { ada, bo, cy } = await people(app);
  await bond(app, ada, cy);
  const withBo = await talk(ada, [bo]);
  await sendMessage(ada, withBo, "The lighthouse keeper writes");
  await sendMessage(bo, withBo, "Which lighthouses?");
  const group = await talk(ada, [bo, cy], "Sailing club");
  await sendMessage(cy, group, "No light tonight");
  expect((await listOf(ada, "?query=sail")).map(({ id }) => id)).toEqual([group.id]);
  expect((await listOf(ada, `?query=${bo.username}`)).map(({ id }) => id)).toEqual([group.id, withBo.id]);
  expect((await listOf(ada, "?filter=groups")).map(({ id }) => id)).toEqual([group.id]);
  expect((await ada.get("/api/conversations?filter=some")).status).toBe(422);
  const matches = async (who: Person, query: string) =>
    (
      await who.get<{ messages: RestMessage[] }>(`/api/messages/search?query=${encodeURIComponent(query)}`)
    ).body.messages.map(({ text }) => text);
  expect(await matches(ada, "light")).toEqual([
    "No light tonight",
    "Which lighthouses?",
    "The lighthouse keeper writes",
  ]);
  expect(await matches(ada, "keeper light")).toEqual(["The lighthouse keeper writes"]);
  expect(await matches(cy, "light")).toEqual(["No light tonight"]);
  expect(await matches(ada, "' & | ! :* )(")).toEqual([]);
  expect((await ada.get("/api/messages/search?query=x")).status).toBe(422);
  const { searchMessages } = await ada.query<{ searchMessages: object }>(
    `query ($id: ID!) { searchMessages(query: "light", conversationId: $id, first: 1) {
      totalCount pageInfo { hasNextPage } edges { node { text seq } } } }`,
    { id: withBo.id },
  );
  expect(searchMessages).toEqual({
    totalCount: 2,
    pageInfo: { hasNextPage: true },
    edges: [{ node: { text: "Which lighthouses?", seq: 2 } }],
  });
});

test("a member who deletes the account takes their messages with it, and their groups continue", async () => {
  const { ada, bo, cy } = await people(app);
  await bond(app, ada, cy);
  const pair = await talk(ada, [bo]);
  await sendMessage(ada, pair, "Words of Ada");
  await sendMessage(bo, pair, "Words of Bo");
  const group = await talk(ada, [bo, cy], "Crew");
  await sendMessage(ada, group, "More of Ada");
  const gone = await leaveForGood(app, ada);
  expect(gone.status).toBe(200);

  const left = await open(bo, pair);
  expect(left).toMatchObject({ title: "Deleted member", writing: "closed", participantIds: [bo.id] });
  expect(left.messages).toMatchObject([
    { seq: 1, deleted: true, text: "", sender: null, senderId: null },
    { seq: 2, deleted: false, text: "Words of Bo" },
  ]);
  expect((await trySendMessage(bo, pair, "Hello?")).status).toBe(403);
  expect((await open(bo, group)).messages).toMatchObject([{ deleted: true, text: "" }]);
  expect([await open(bo, group), await open(cy, group)].filter(({ role }) => role === "owner")).toHaveLength(1);
  await sendMessage(cy, group, "We go on");

  await leaveForGood(app, bo);
  expect(await app.sql`select id from conversations where id = ${pair.id}`, "nobody is in it").toHaveLength(0);
});
