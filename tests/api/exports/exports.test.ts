import { mkdir, readdir, rename, rm, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { leave, leaveForGood } from "#tests/kit/accounts/leaving";
import { startApp } from "#tests/kit/app";
import { eventually } from "#tests/kit/eventually";
import { exportIs, newestExport, readyExport, tryRequestExport, unpack } from "#tests/kit/exports";
import { runJob } from "#tests/kit/jobs";
import { folderMailbox } from "#tests/kit/mailbox";
import { join, PASSWORD, people, type Person } from "#tests/kit/people";
import { pictures } from "#tests/kit/pictures";
import { form, RestClient } from "#tests/kit/rest";

const app = await startApp();
const mails = await folderMailbox(app);
const limited = await startApp({ rateLimits: true });
const guest = new RestClient(app);
afterEach(() => void vi.useRealTimers());

const REQUEST = `mutation ($password: String!) { requestExport(password: $password) { id state progress size url createdAt expiresAt } }`;
const NEWEST = `{ viewer { export { id state progress size url createdAt expiresAt } } }`;

interface GqlExport {
  id: string;
  state: string;
  progress: number | null;
  size: number | null;
  url: string | null;
}

const statusOf = async (address: string | URL | null, init: RequestInit = {}) =>
  (await fetch(address ?? "no address", init)).status;
const withQuery = (address: string | null, change: Record<string, string>) => {
  const url = new URL(address ?? "no address");
  for (const [name, value] of Object.entries(change)) url.searchParams.set(name, value);
  return url;
};
const storedIn = (folder: string) => readdir(path.join(app.dataDir, folder)).catch(() => []);
const filesOf = async (who: Person) => {
  const rows = await app.sql<{ key: string }[]>`select key from exports where user_id = ${who.id} and key is not null`;
  return rows.map(({ key }) => key);
};

/** Files that no export names. */
async function strays(): Promise<string[]> {
  const rows = await app.sql<{ key: string }[]>`select key from exports where key is not null`;
  const named = new Set(rows.map(({ key }) => key));
  return (await storedIn("exports")).filter((name) => !named.has(name));
}
const noneIsMade = async () =>
  (await app.sql`select from graphile_worker.jobs where task_identifier = 'exports.make'`).length === 0;

test("a request that the database could not store does not count as the copy of the day", async () => {
  const ada = await join(limited, "Ada");
  const refused = await limited.sql.begin(async (sql) => {
    await sql`lock table exports in share mode`;
    return tryRequestExport(ada);
  });
  expect(refused.status).toBe(503);
  expect((await tryRequestExport(ada)).status).toBe(202);
  await exportIs(ada, "ready");
});

test("an export requires the password, and nobody else gets one", async () => {
  const ada = await join(app, "Ada");
  const wrong = await tryRequestExport(ada, "not my password");
  expect([wrong.status, wrong.body.errors]).toEqual([422, { password: ["Wrong password"] }]);
  expect((await tryRequestExport(ada, "")).body.errors).toEqual({ password: ["Password is required"] });
  const refusal = await ada.ask(REQUEST, { password: "not my password" });
  expect(refusal.errors[0]?.extensions?.fields).toEqual({ password: ["Wrong password"] });
  expect(await newestExport(ada)).toBeNull();
  expect(await ada.query(NEWEST)).toEqual({ viewer: { export: null } });
  for (const answer of [await guest.post("/api/exports", { password: PASSWORD }), await guest.get("/api/exports")])
    expect(answer.status).toBe(401);
});

test("both faces show the same export from its request until its download", async () => {
  const { ada, bo } = await people(app);
  await ada.posts("Mine");
  const { requestExport } = await ada.query<{ requestExport: GqlExport }>(REQUEST, { password: PASSWORD });
  expect(requestExport).toMatchObject({ state: "PENDING", url: null, size: null, expiresAt: null });

  const ready = await exportIs(ada, "ready");
  const { viewer } = await ada.query<{ viewer: { export: GqlExport } }>(NEWEST);
  expect(viewer.export).toEqual({
    id: String(ready.id),
    state: "READY",
    progress: 1,
    size: ready.size,
    url: ready.url,
    createdAt: ready.created_at,
    expiresAt: ready.expires_at,
  });
  expect(viewer.export.id).toBe(requestExport.id);
  const days = (Date.parse(ready.expires_at ?? "") - Date.parse(ready.created_at)) / 86_400_000;
  expect(days).toBeCloseTo(7, 2);

  const answer = await fetch(ready.url ?? "");
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "application/zip",
    "content-disposition": `attachment; filename="commonplace-${ready.created_at.slice(0, 10)}.zip"`,
    "cache-control": "private, no-store",
    "content-length": String(ready.size),
    "accept-ranges": "bytes",
  });
  const part = await fetch(ready.url ?? "", { headers: { range: "bytes=0-3" } });
  expect([part.status, await part.text()]).toEqual([206, "PK\u0003\u0004"]);

  const mail = await mails.to(ada.email, ({ subject }) => subject === "Your data is ready");
  expect(mail.links).toEqual([`${app.url}/settings#data`]);
  expect(await newestExport(bo)).toBeNull();
  expect(await storedIn("tmp")).toEqual([]);
});

test("who waits for an export gets the same one again, and only one is made", async () => {
  const ada = await join(limited, "Ada");
  const answers = [await tryRequestExport(ada), await tryRequestExport(ada)];
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
  expect(new Set(answers.map(({ body }) => body.export.id)).size).toBe(1);
  await exportIs(ada, "ready");
});

test("a second export within a day is refused on both faces, and one that failed does not count", async () => {
  const ada = await join(limited, "Ada");
  await readyExport(ada);
  const again = await tryRequestExport(ada);
  expect([again.status, again.body.message]).toEqual([429, "You can get one copy a day. Please try again tomorrow."]);
  expect((await ada.ask(REQUEST, { password: PASSWORD })).code).toBe("RATE_LIMITED");

  const bo = await join(limited, "Bo");
  await inBrokenStore(limited.dataDir, async () => {
    await tryRequestExport(bo);
    await lastAttempt(limited, bo);
    expect(await exportIs(bo, "failed")).toMatchObject({ progress: null, size: null, url: null });
  });
  await readyExport(bo);
});

/** Lets exports fail, because a file stands where their folder belongs. */
async function inBrokenStore(dataDir: string, act: () => Promise<void>): Promise<void> {
  const folder = path.join(dataDir, "exports");
  await mkdir(folder, { recursive: true });
  await rename(folder, `${folder}.aside`);
  await writeFile(folder, "");
  try {
    await act();
  } finally {
    await rm(folder);
    await rename(`${folder}.aside`, folder);
  }
}

/**
 * Lets the next run of a member's export be the last one, and begins it now. It waits until a run has failed: one that
 * still goes on would take the change for a later run.
 */
async function lastAttempt({ sql }: typeof app, who: Person): Promise<void> {
  await eventually(async () => {
    const rows = await sql`
      with failed as (
        update graphile_worker._private_jobs set run_at = now()
        where (payload ->> 'exportId')::int in (select id from exports where user_id = ${who.id})
          and attempts > 0 and locked_at is null
        returning 1)
      update exports set attempts = 4 where user_id = ${who.id} and exists (select from failed) returning id`;
    return rows.length > 0;
  });
}

test("the address works for its owner's export alone, and for minutes", async () => {
  const { ada, bo } = await people(app);
  const [{ url }, other] = [await readyExport(ada), await readyExport(bo)];
  const bare = url?.split("?")[0] ?? "";
  const refused = [
    bare,
    withQuery(url, { viewer: String(bo.id) }),
    withQuery(url, { expires: "99999999999" }),
    withQuery(url, { signature: "AAAA" }),
    `${other.url?.split("?")[0]}?${url?.split("?")[1]}`,
    url?.replace("/downloads/", "/media/") ?? "",
    `${bare}/..%2f..%2fjwt-secret`,
  ];
  for (const address of refused) {
    expect(await statusOf(address), String(address)).toBe(404);
    expect(await statusOf(address, { headers: { authorization: `Bearer ${ada.token}` } })).toBe(404);
  }
  // A file of the product's other places is not served here.
  const picture = await ada.send<{ media: { url: string } }>("/api/uploads", form({ file: await pictures.png() }));
  expect(await statusOf(picture.body.media.url.replace("/media/", "/downloads/"))).toBe(404);
  expect(await statusOf(url, { method: "POST" })).toBe(405);

  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(Date.now() + 21 * 60_000);
  expect(await statusOf(url)).toBe(404);
  expect(await statusOf((await newestExport(ada))?.url ?? "")).toBe(200);
});

test("a job that runs twice makes one file, and the run that was overtaken stores none", async () => {
  const ada = await join(app, "Ada");
  for (let n = 0; n < 20; n++) await ada.posts(`Post ${n}`);
  await tryRequestExport(ada);
  const [row] = await app.sql<{ id: number }[]>`select id from exports where user_id = ${ada.id}`;
  // The second one is in no queue, so both run at once.
  await app.sql`select graphile_worker.add_job('exports.make', json_build_object('exportId', ${row?.id ?? 0}::int))`;
  const ready = await exportIs(ada, "ready");
  await eventually(noneIsMade);
  expect((await newestExport(ada))?.size).toBe(ready.size);
  expect(await strays()).toEqual([]);
  expect((await unpack(ready)).json<unknown[]>("posts.json")).toHaveLength(20);
  expect(await storedIn("tmp")).toEqual([]);
});

test("when its time is over, the file is deleted and the export says so; a newer one replaces it at once", async () => {
  const { ada, bo } = await people(app);
  const first = await readyExport(ada);
  const [key = ""] = await filesOf(ada);
  await app.sql`update exports set expires_at = now() - interval '1 second' where user_id = ${ada.id}`;
  expect(await statusOf(first.url)).toBe(404);
  await runJob(app, "exports.sweep");
  expect(await exportIs(ada, "expired")).toMatchObject({ id: first.id, url: null });
  await eventually(async () => expect(await storedIn("exports")).not.toContain(key));

  const old = await readyExport(bo);
  const [former = ""] = await filesOf(bo);
  const next = await readyExport(bo);
  expect(next.id).not.toBe(old.id);
  expect(await statusOf(old.url)).toBe(404);
  await eventually(async () => expect(await storedIn("exports")).not.toContain(former));
  expect(await statusOf(next.url)).toBe(200);
});

test("a file that a killed process left is swept, and an export that nobody works on has failed", async () => {
  const ada = await join(app, "Ada");
  await readyExport(ada);
  const [key = ""] = await filesOf(ada);
  await app.sql`update exports set state = 'expired', key = null where user_id = ${ada.id}`;
  await runJob(app, "exports.sweep");
  expect(await storedIn("exports"), "it is young").toContain(key);
  await utimes(path.join(app.dataDir, "exports", key), 1, 1);
  const bo = await join(app, "Bo");
  await app.sql`insert into exports (user_id, created_at) values (${bo.id}, now() - interval '2 days')`;
  await runJob(app, "exports.sweep");
  expect(await storedIn("exports")).not.toContain(key);
  expect(await newestExport(bo)).toMatchObject({ state: "failed" });
});

test("with the account goes its export, at once", async () => {
  const ada = await join(app, "Ada");
  const { url } = await readyExport(ada);
  const [key = ""] = await filesOf(ada);
  expect(await storedIn("exports")).toContain(key);
  expect((await leaveForGood(app, ada)).status).toBe(200);
  expect(await statusOf(url)).toBe(404);
  await eventually(async () => expect(await storedIn("exports")).not.toContain(key));
});

test("who leaves while the export is made leaves no file behind", async () => {
  const ada = await join(app, "Ada");
  await tryRequestExport(ada);
  await leave(ada);
  await eventually(noneIsMade);
  await eventually(async () => expect(await strays()).toEqual([]));
});
