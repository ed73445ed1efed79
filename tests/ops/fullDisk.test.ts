import { mkdirSync } from "node:fs";
import path from "node:path";
import postgres from "postgres";
import { expect, test, type TestContext } from "vitest";
import { runningEmbedded } from "#server/db/embedded/embedded";
import { eventually } from "#tests/kit/eventually";
import { join } from "#tests/kit/people";
import { postmaster } from "#tests/kit/process/postmaster";
import { beforeRemoval, newFolder, ServerProcess } from "#tests/kit/process/serverProcess";
import { smallDisk, stopByFullDisk } from "#tests/kit/process/smallDisk";

/** Starts a server on a small disk of its own, on which Ada has posted; skips the test where none can be mounted. */
async function startOnSmallDisk(context: TestContext) {
  const folder = newFolder("disk");
  mkdirSync(folder);
  const disk = smallDisk(folder, 400);
  if (typeof disk === "string") return context.skip(disk);
  beforeRemoval(() => disk.remove());
  const data = path.join(folder, "data");
  const server = new ServerProcess({ DATA_DIR: data, LOG_LEVEL: "warn" });
  const url = await server.ready();
  const ada = await join({ url }, "Ada");
  const { id } = await ada.posts("Before the disk was full");
  return { disk, data, server, url, ada, id };
}

test(
  "a database that its full disk has stopped runs again by itself once there is room",
  { timeout: 180_000 },
  async (context) => {
    const { disk, data, server, url, ada, id } = await startOnSmallDisk(context);
    const first = postmaster(data);
    const database = (await runningEmbedded(data)) ?? "";
    await stopByFullDisk(disk, database, server.waitFor(/the embedded database has ended/));
    // It may recover with the last room that there was, and take one more write.
    expect([201, 503]).toContain((await ada.send("/api/posts", { content: "No room" })).status);
    expect((await fetch(`${url}/health/live`)).status).toBe(200);

    disk.free();
    await eventually(async () => (await ada.send("/api/posts", { content: "Room again" })).status === 201, {
      timeout: 60_000,
      interval: 200,
    });
    // Each connection that the old database had is found to be lost by the request that takes it.
    await eventually(async () => (await ada.get(`/api/posts/${id}`)).status === 200);
    expect(postmaster(data)).not.toBe(first);
    expect(server.output).not.toMatch(/uncaughtException|unhandledRejection/);
  },
);

test(
  "a disk that others fill leaves members their reads, and their writes once there is room",
  { timeout: 180_000 },
  async (context) => {
    const { disk, data, server, url, ada, id } = await startOnSmallDisk(context);
    const first = postmaster(data);
    const writes = async () => (await ada.send("/api/posts", { content: "Is there room?" })).status;
    // Others fill a disk gradually: the server sees it coming.
    disk.fill(24);
    await server.waitFor(/takes no writes/);
    disk.fill();
    await eventually(async () => (await writes()) === 503, { timeout: 60_000 });
    // A session that may still write is ended when it is idle; a read may have been given it in this moment.
    await eventually(
      async () => {
        const answers = await Promise.all(Array.from({ length: 40 }, () => ada.get(`/api/posts/${id}`)));
        return answers.every(({ status }) => status === 200);
      },
      { timeout: 60_000 },
    );
    const ready = async () => (await fetch(`${url}/health/ready`)).json();
    await eventually(async () => expect(await ready()).toMatchObject({ status: "degraded" }));

    disk.free();
    await eventually(async () => (await writes()) === 201, { timeout: 60_000, interval: 200 });
    await eventually(async () => (await (await fetch(`${url}/health/ready`)).text()).includes('"ok"'), {
      timeout: 60_000,
    });
    expect(postmaster(data)).toBe(first);
    expect(server.output).not.toMatch(/uncaughtException|unhandledRejection/);
  },
);

test(
  "a database that died just as it became read-only takes writes again once there is room",
  { timeout: 180_000 },
  async (context) => {
    const { disk, data, server, ada } = await startOnSmallDisk(context);
    const admin = new URL((await runningEmbedded(data)) ?? "");
    admin.pathname = "/postgres";
    const sql = postgres(admin.href, { max: 1, onnotice: () => {} });
    // The setting is stored; the checkpoint after it never ends.
    const [checkpointer] = await sql`select pid from pg_stat_activity where backend_type = 'checkpointer'`;
    process.kill(checkpointer?.["pid"], "SIGSTOP");
    disk.fill();
    await eventually(
      async () =>
        (await sql`select from pg_stat_activity where query ilike 'checkpoint%' and state = 'active'`).length > 0,
      { timeout: 60_000 },
    );
    await sql.end();
    disk.free();
    process.kill(checkpointer?.["pid"], "SIGKILL");
    await eventually(async () => (await ada.send("/api/posts", { content: "Room again" })).status === 201, {
      timeout: 60_000,
      interval: 200,
    });
    expect(server.output).not.toMatch(/uncaughtException|unhandledRejection/);
  },
);

test("a database that was left without writes takes them again after the next start", async () => {
  const data = newFolder();
  const first = new ServerProcess({ DATA_DIR: data });
  await first.ready();
  const sql = postgres((await runningEmbedded(data)) ?? "", { max: 1, onnotice: () => {} });
  await sql.unsafe("alter database commonplace set default_transaction_read_only = on");
  await sql.end();
  await first.end();
  const url = await new ServerProcess({ DATA_DIR: data }).ready();
  const ada = await join({ url }, "Ada");
  expect((await ada.posts("Written again")).id).toBeGreaterThan(0);
});
