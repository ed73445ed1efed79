import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { Listener } from "#tests/kit/live";
import { join, people, type Person } from "#tests/kit/people";
import { RestClient } from "#tests/kit/rest";
import { eventually, repeatUntil } from "#tests/kit/eventually";

const app = await startApp();
const rest = new RestClient(app);

const SETTINGS = `{ viewer { settings { keyboardShortcuts altReminder autoplay showOnline showVisits } } }`;
const UPDATE = `mutation Update($input: UpdateSettingsInput!) {
  updateSettings(input: $input) { keyboardShortcuts altReminder autoplay showOnline showVisits }
}`;
const BEGIN = {
  keyboard_shortcuts: true,
  alt_reminder: true,
  autoplay: "always",
  show_online: true,
  show_visits: false,
  insights_from_posts: true,
  read_receipts: true,
  messages_from: "everyone",
};

const put = (member: Person, body: unknown) =>
  rest.put<{ settings: typeof BEGIN }>("/api/settings", body, { token: member.token });

test("everybody begins with the same settings, on both faces", async () => {
  const ada = await join(app, "Ada");
  expect((await ada.get("/api/settings")).body).toEqual({ success: true, settings: BEGIN });
  expect(await ada.query(SETTINGS)).toEqual({
    viewer: {
      settings: { keyboardShortcuts: true, altReminder: true, autoplay: "ALWAYS", showOnline: true, showVisits: false },
    },
  });
  expect((await rest.get("/api/settings")).status).toBe(401);
  expect((await rest.put("/api/settings", {})).status).toBe(401);
});

test("a sent field changes, an omitted one stays, and either face shows it", async () => {
  const [ada, bo] = await Promise.all([join(app, "Ada"), join(app, "Bo")]);
  const { status, body } = await put(ada, { autoplay: "wifi", user_id: bo.id, role: "admin" });
  expect(status).toBe(200);
  expect(body.settings).toEqual({ ...BEGIN, autoplay: "wifi" });
  expect(await ada.query(UPDATE, { input: { keyboardShortcuts: false, altReminder: null } })).toEqual({
    updateSettings: {
      keyboardShortcuts: false,
      altReminder: true,
      autoplay: "WIFI",
      showOnline: true,
      showVisits: false,
    },
  });
  expect((await put(ada, {})).body.settings).toEqual({ ...BEGIN, autoplay: "wifi", keyboard_shortcuts: false });
  expect((await bo.get<{ settings: object }>("/api/settings")).body.settings).toEqual(BEGIN);
});

test("changes of two settings at once are both stored", async () => {
  const ada = await join(app, "Ada");
  await Promise.all([put(ada, { alt_reminder: false }), put(ada, { autoplay: "never" })]);
  expect((await put(ada, {})).body.settings).toEqual({ ...BEGIN, alt_reminder: false, autoplay: "never" });
});

test.each([
  [{ autoplay: "sometimes" }, "autoplay"],
  [{ keyboard_shortcuts: "yes" }, "keyboard_shortcuts"],
  [{ show_online: 1 }, "show_online"],
  [{ insights_from_posts: "no" }, "insights_from_posts"],
])("%j is no setting", async (change, field) => {
  const ada = await join(app, "Ada");
  const { status, body } = await put(ada, change);
  expect(status).toBe(422);
  expect(Object.keys(body.errors ?? {})).toEqual([field]);
});

test("a member who hides presence is offline for everybody, in every list", async () => {
  const [ada, bo] = await Promise.all([join(app, "Ada"), join(app, "Bo")]);
  const post = await ada.posts("Where am I?");
  const seen = async () => {
    const text = `query Seen($id: ID!) { post(id: $id) { author { isOnline lastActiveAt } } }`;
    return (await bo.query<{ post: { author: object } }>(text, { id: post.id })).post.author;
  };
  expect(await seen()).toEqual({ isOnline: true, lastActiveAt: expect.stringMatching(/Z$/) });
  await put(ada, { show_online: false });
  expect(await seen()).toEqual({ isOnline: false, lastActiveAt: null });
  await put(ada, { show_online: true });
  expect(await seen()).toEqual({ isOnline: true, lastActiveAt: expect.stringMatching(/Z$/) });
});

test("a member who hides presence sees nobody's, on either face, every process and open sockets", async () => {
  const { ada, bo, cy } = await people(app);
  const elsewhere = await app.another();
  const post = await ada.posts("Is anybody here?");
  const text = `query Seen($id: ID!, $name: String!) {
    post(id: $id) { author { isOnline lastActiveAt } } user(username: $name) { isOnline lastActiveAt } }`;
  const byGraphql = async (who: Person) => {
    const { post: read, user } = await who.query<{ post: { author: object }; user: object }>(text, {
      id: post.id,
      name: ada.username,
    });
    return [read.author, user];
  };
  const byRest = async (who: Person) => {
    const { user } = (await who.get<{ user: Record<string, unknown> }>(`/api/profile/${ada.username}`)).body;
    return { isOnline: user["is_online"], lastActiveAt: user["last_active_at"] };
  };
  const there = { isOnline: true, lastActiveAt: expect.stringMatching(/Z$/) };
  const nowhere = { isOnline: false, lastActiveAt: null };
  const far = bo.at(elsewhere);
  for (const who of [bo, far]) expect(await byGraphql(who)).toEqual([there, there]);
  const ear = new Listener<{ postAdded: { content: string; author: object } }>(
    elsewhere,
    bo.token,
    "subscription { postAdded { content author { isOnline lastActiveAt } } }",
  );
  await repeatUntil(() => ada.posts("Hello?"), ear.next());
  expect((await ear.next()).postAdded.author).toEqual(there);

  await put(bo, { show_online: false });
  expect([await byGraphql(bo), await byRest(bo)]).toEqual([[nowhere, nowhere], nowhere]);
  await eventually(async () => expect(await byGraphql(far)).toEqual([nowhere, nowhere]));
  await ada.posts("And now?");
  expect((await ear.next(({ postAdded }) => postAdded.content === "And now?")).postAdded.author).toEqual(nowhere);
  expect([await byGraphql(cy), await byRest(cy)], "others see as before").toEqual([[there, there], there]);

  await put(bo, { show_online: true });
  expect([await byGraphql(bo), await byRest(bo)]).toEqual([[there, there], there]);
  await ear.stop();
});
