import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { join, type Person } from "#tests/kit/people";
import { RestClient } from "#tests/kit/rest";

const app = await startApp();
const rest = new RestClient(app);

const SETTINGS = `{ viewer { settings { keyboardShortcuts altReminder autoplay showOnline } } }`;
const UPDATE = `mutation Update($input: UpdateSettingsInput!) {
  updateSettings(input: $input) { keyboardShortcuts altReminder autoplay showOnline }
}`;
const BEGIN = { keyboard_shortcuts: true, alt_reminder: true, autoplay: "always", show_online: true };

const put = (member: Person, body: unknown) =>
  rest.put<{ settings: typeof BEGIN }>("/api/settings", body, { token: member.token });

test("everybody begins with the same settings, alike by both faces", async () => {
  const ada = await join(app, "Ada");
  expect((await ada.get("/api/settings")).body).toEqual({ success: true, settings: BEGIN });
  expect(await ada.query(SETTINGS)).toEqual({
    viewer: { settings: { keyboardShortcuts: true, altReminder: true, autoplay: "ALWAYS", showOnline: true } },
  });
  expect((await rest.get("/api/settings")).status).toBe(401);
  expect((await rest.put("/api/settings", {})).status).toBe(401);
});

test("what is sent is changed, what is left out stays, and either face shows it", async () => {
  const [ada, bo] = await Promise.all([join(app, "Ada"), join(app, "Bo")]);
  const { status, body } = await put(ada, { autoplay: "wifi", user_id: bo.id, role: "admin" });
  expect(status).toBe(200);
  expect(body.settings).toEqual({ ...BEGIN, autoplay: "wifi" });
  expect(await ada.query(UPDATE, { input: { keyboardShortcuts: false, altReminder: null } })).toEqual({
    updateSettings: { keyboardShortcuts: false, altReminder: true, autoplay: "WIFI", showOnline: true },
  });
  expect((await put(ada, {})).body.settings).toEqual({ ...BEGIN, autoplay: "wifi", keyboard_shortcuts: false });
  expect((await bo.get<{ settings: object }>("/api/settings")).body.settings).toEqual(BEGIN);
});

test("changes of two settings at once both stay", async () => {
  const ada = await join(app, "Ada");
  await Promise.all([put(ada, { alt_reminder: false }), put(ada, { autoplay: "never" })]);
  expect((await put(ada, {})).body.settings).toEqual({ ...BEGIN, alt_reminder: false, autoplay: "never" });
});

test.each([
  [{ autoplay: "sometimes" }, "autoplay"],
  [{ keyboard_shortcuts: "yes" }, "keyboard_shortcuts"],
  [{ show_online: 1 }, "show_online"],
])("%j is no setting", async (change, field) => {
  const ada = await join(app, "Ada");
  const { status, body } = await put(ada, change);
  expect(status).toBe(422);
  expect(Object.keys(body.errors ?? {})).toEqual([field]);
});

test("who does not show being there is not seen there, by anybody and on every list", async () => {
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

test("a browser that asks for the page gets the screen", async () => {
  const answer = await rest.get("/settings", { headers: { accept: "text/html,*/*;q=0.8" } });
  expect(answer.headers.get("content-type")).toContain("text/html");
  expect((await rest.get("/settings", { headers: { accept: "application/json" } })).status).toBe(401);
});
