import { existsSync } from "node:fs";
import { afterEach, describe, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { eventually } from "#tests/kit/eventually";
import { join } from "#tests/kit/people";
import { pictures } from "#tests/kit/pictures";
import { RawHttp } from "./rawHttp.ts";

const LIMITS = { running: 6, waiting: 6, arrivingOfAddress: 10, bodyMs: 1_000, uploadMs: 4_000 };
const app = await startApp({}, { admission: LIMITS, connections: { unreadMs: 2_000 } });
/** A server that gives each request a moment, which is too little for some on a busy machine. */
const hasty = await startApp({}, { admission: { ...LIMITS, requestMs: 1_500 } });
const full = await startApp({}, { admission: { running: 0, waiting: 0 } });
const ada = await join(app, "Ada");
const eve = await join(hasty, "Eve");
const FLOOD = 30;

const clients: RawHttp[] = [];
afterEach(() => clients.splice(0).forEach((client) => client.leave()));

/** Opens so many connections from the address of all members, and sends the same on each. */
async function flood(text: string): Promise<RawHttp[]> {
  const opened = Array.from({ length: FLOOD }, () => new RawHttp(app));
  clients.push(...opened);
  await Promise.all(opened.map(({ connected }) => connected));
  return opened.map((client) => client.send(text));
}

/** Checks that a member reads and writes as on any other day. */
async function isServed(who = ada): Promise<void> {
  for (let turn = 0; turn < 5; turn++) {
    expect((await who.get("/api/feed")).status).toBe(200);
    expect((await who.ask("{ viewer { user { username } } }")).status).toBe(200);
  }
  expect((await who.send("/api/posts", { content: "Still here" })).status).toBe(201);
}

/** Locks a table of a server, runs the work, and unlocks it. */
async function whileLocked(server: typeof app, table: string, work: () => Promise<void>): Promise<void> {
  await server.sql.begin(async (tx) => {
    await tx`lock table ${tx(table)} in access exclusive mode`;
    await work();
  });
}

describe("members are served while one address", () => {
  test("sends heads without bodies, which end by themselves", async () => {
    const head = "POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{";
    const heads = await flood(head);
    for (const one of heads) one.read();
    await isServed();
    await eventually(() => heads.every(({ text }) => text !== ""));
    for (const { text } of heads) expect(text).toMatch(/^HTTP\/1\.1 408 /);
    // A client that keeps its half open learns that the other is gone when it writes.
    await eventually(() => heads.every((one) => one.send("x").isClosed));
  });

  test("asks for large answers and does not read them", async () => {
    // The first reader waits until it is packed.
    await eventually(async () => (await fetch(new URL("/api/docs/scalar.js", app.url))).ok);
    await flood("GET /api/docs/scalar.js HTTP/1.1\r\nHost: a\r\n\r\n".repeat(4));
    await isServed();
    // What the kernel of a client takes counts as read, and some are answered that the server is busy: those are unused.
    const closed = await eventually(async () => {
      const metrics = await (await fetch(new URL("/metrics", app.url))).text();
      const [, count = 0] = /http_connections_closed_total\{reason="unread"\} (\d+)/.exec(metrics) ?? [];
      return Number(count) > 0 && Number(count);
    });
    expect(closed).toBeGreaterThan(0);
    await isServed();
  });

  test("keeps its half of refused connections open", async () => {
    const refused = await flood("NONSENSE\r\n\r\n");
    for (const one of refused) one.read();
    await isServed();
    for (const { text } of refused) expect(text).toMatch(/^HTTP\/1\.1 400 /);
    // A client learns that the other half is gone when it writes.
    await eventually(() => refused.every((one) => one.send("x").isClosed));
  });
});

describe("what waits for the database", () => {
  test("is answered at its deadline on both faces, and what comes later writes nothing", async () => {
    const { id } = await eve.posts("An idea");
    await whileLocked(hasty, "posts", async () => {
      const rest = await eve.send(`/api/posts/${id}/comments`, { content: "Well said" });
      expect(rest.status).toBe(503);
      expect(rest.headers.get("retry-after")).toBe("1");
      expect(rest.body).toMatchObject({ success: false, message: expect.stringContaining("took too long") });
      const graphql = await eve.ask<object>(`{ post(id: "${id}") { id } }`);
      expect(graphql.status).toBe(503);
      expect(graphql.errors?.[0]?.extensions).toMatchObject({ code: "SERVICE_UNAVAILABLE", retryAfter: 1 });
    });
    await eventually(async () => (await eve.get(`/api/posts/${id}`)).status === 200);
    await eventually(() => isServed(eve));
  });

  test("does not make a token look dead", async () => {
    const bo = await join(hasty, "Bo");
    await whileLocked(hasty, "sessions", async () => {
      const statuses = [(await bo.get("/api/feed")).status, (await bo.ask("{ viewer { email } }")).status];
      expect(statuses).toEqual([503, 503]);
    });
    await eventually(async () => (await bo.get("/api/feed")).status === 200);
  });

  test.skipIf(!existsSync("dist/client/index.html"))("does not hold the pages", async () => {
    const { id } = await ada.posts("A page about it");
    await whileLocked(app, "posts", async () => {
      for (const path of ["/", `/post/${id}`, `/profile/${ada.username}`, "/auth/login"]) {
        const page = await fetch(new URL(path, app.url), { headers: { accept: "text/html" } });
        expect([path, page.status]).toEqual([path, 200]);
      }
      expect((await fetch(new URL("/health/live", app.url))).status).toBe(200);
    });
  });
});

test("a database that is locked does not hold the files of posts, nor the signs of life", async () => {
  const { id, url } = await ada.uploads(await pictures.png());
  const post = await ada.posts("With a picture", { media_ids: [id] });
  const shared = new URL(post.media[0]?.url ?? url).pathname;
  await app.sql.begin(async (tx) => {
    for (const { tablename } of await tx<
      { tablename: string }[]
    >`select tablename from pg_tables where schemaname = 'public'`)
      await tx`lock table ${tx(tablename)} in access exclusive mode`;
    for (const path of [shared, "/health/live", "/api/openapi.json"])
      expect([path, (await fetch(new URL(path, app.url))).status]).toEqual([path, 200]);
  });
});

describe("a server without a place", () => {
  test("says so to programs, and shows people a page that tries again", async () => {
    const ask = (path: string, init: RequestInit = {}) => fetch(new URL(path, full.url), init);
    const rest = await ask("/api/feed");
    expect([rest.status, rest.headers.get("retry-after")]).toEqual([503, "1"]);
    expect(await rest.json()).toEqual({
      success: false,
      code: "SERVICE_UNAVAILABLE",
      message: expect.stringContaining("busy"),
    });

    const type = { "content-type": "application/json" };
    const graphql = await ask("/graphql", { method: "POST", headers: type, body: '{"query":"{ __typename }"}' });
    expect([graphql.status, graphql.headers.get("retry-after")]).toEqual([503, "1"]);
    expect(await graphql.json()).toMatchObject({ errors: [{ extensions: { code: "SERVICE_UNAVAILABLE" } }] });

    const page = await ask("/graphql", { headers: { accept: "text/html,application/xhtml+xml,*/*;q=0.8" } });
    const html = await page.text();
    expect([page.status, page.headers.get("content-type")]).toEqual([503, "text/html; charset=utf-8"]);
    expect(html).toContain(`<meta http-equiv="refresh" content="${page.headers.get("retry-after")}">`);
    expect(page.headers.get("content-security-policy")).not.toContain("unsafe");
    for (const answer of [rest, graphql, page]) expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect((await ask("/health/live")).status).toBe(200);
  });
});
