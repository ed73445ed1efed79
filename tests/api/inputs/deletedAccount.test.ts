import { expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { people } from "#tests/kit/people";

const app = await startApp();

test("a request of a member whose account was deleted a moment ago is of nobody", async () => {
  const { ada, bo } = await people(app);
  await bo.posts("Something to keep");
  // The session is remembered for a moment, so the request gets as far as its rows.
  await ada.get("/api/user");
  await app.sql`delete from users where id = ${ada.id}`;
  for (const [path, body] of [
    ["/api/bookmarks/folders", { name: "For later" }],
    ["/api/insights", { prompt: "What do members say about tools?" }],
    ["/api/posts", { content: "The last one" }],
    ["/api/drafts", { kind: "idea", content: "The last one" }],
  ] as const) {
    const { status, text } = await ada.send(path, body);
    expect([path, status], text).toEqual([path, 401]);
  }
  const settings = await ada.rest.put("/api/notifications/settings", { like: false }, { token: ada.token });
  expect(settings.status, settings.text).toBe(401);
});

test("where guests may call, such a request may be repeated, and is one of a guest then", async () => {
  const { ada, bo } = await people(app);
  await ada.get("/api/user");
  await app.sql`delete from users where id = ${ada.id}`;
  const answer = await ada.rest.send(
    "POST",
    "/api/auth/forgot-password",
    { email: bo.email },
    {
      token: ada.token,
      headers: { "idempotency-key": "once" },
    },
  );
  expect([answer.status, answer.headers.get("retry-after")], answer.text).toEqual([503, "1"]);
});
