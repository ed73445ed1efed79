import { mkdirSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import postgres from "postgres";
import { runningEmbedded } from "#server/db/embedded/embedded";
import { eventually } from "#tests/kit/eventually";
import { atMost } from "#tests/kit/measuring/goals";
import { talk, trySendMessage } from "#tests/kit/chat";
import { join, type Person } from "#tests/kit/people";
import { pictures } from "#tests/kit/pictures";
import { databaseProcesses, postmaster } from "#tests/kit/process/postmaster";
import { beforeRemoval, newFolder, ServerProcess } from "#tests/kit/process/serverProcess";
import { smallDisk, stopByFullDisk } from "#tests/kit/process/smallDisk";
import { Storm } from "#tests/kit/process/storm";
import { measured } from "./measured.ts";

const CUTS = 10;
const FAULT = /uncaughtException|unhandledRejection/g;

/** A server with an embedded database, and what the tests break it by. */
async function start(env: Record<string, string> = {}) {
  const folder = env["DATA_DIR"] ?? newFolder();
  const server = new ServerProcess({ DATA_DIR: folder, LOG_LEVEL: "warn", ...env });
  const url = await server.ready();
  const database = (await runningEmbedded(folder)) ?? "";
  const sql = postgres(database, { max: 1, onnotice: () => {}, backoff: () => 0.05 });
  onTestFinished(() => sql.end({ timeout: 1 }));
  const faults = () => server.output.match(FAULT)?.length ?? 0;
  return { folder, server, url, sql, faults };
}

/** Runs an act and returns the seconds that it took. */
async function secondsOf(act: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await act();
  return (performance.now() - begun) / 1_000;
}

/** Sends the same request of many, and returns their statuses and how long each took in seconds. */
async function sendAll(send: (n: number) => Promise<{ status: number }>, count: number) {
  const statuses = new Map<number, number>();
  const seconds = await Promise.all(
    Array.from({ length: count }, (_, n) =>
      secondsOf(async () => {
        const { status } = await send(n);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }),
    ),
  );
  return { statuses, seconds: seconds.toSorted((a, b) => a - b) };
}

/** A member who reads without a pause while something else happens. */
async function bystander(who: Person, address: string, meanwhile: Promise<unknown>) {
  const progress = { isOver: false };
  const over = () => (progress.isOver = true);
  void meanwhile.then(over, over);
  const seconds: number[] = [];
  let refused = 0;
  do {
    seconds.push(await secondsOf(async () => void ((await who.get(address)).status === 200 || refused++)));
  } while (!progress.isOver);
  seconds.sort((a, b) => a - b);
  return { refused, p99: seconds[Math.floor(seconds.length * 0.99)] ?? 0 };
}

const others = (statuses: Map<number, number>, ...expected: number[]) =>
  [...statuses].filter(([status]) => !expected.includes(status)).reduce((sum, [, count]) => sum + count, 0);

test("connections that are cut, and a database that restarts at once, under twenty-four workers", async (context) => {
  const { folder, server, url, sql, faults } = await start();
  const { pid } = server;
  const people = await Promise.all(["Ada", "Bo", "Cleo", "Dee"].map((name) => join({ url }, name)));
  const storm = new Storm(people, await pictures.png(300, 200));
  await storm.goesOn(20_000);
  const [cuts, restarts]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < CUTS; turn++) {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'commonplace%'`;
    cuts.push(await secondsOf(() => storm.goesOn(60_000)));
  }
  for (let turn = 0; turn < CUTS; turn++) {
    const before = postmaster(folder);
    process.kill(before, "SIGQUIT");
    await eventually(async () => (await sql`select 1`).length === 1 && postmaster(folder) !== before, {
      timeout: 60_000,
    });
    restarts.push(await secondsOf(() => storm.goesOn(60_000)));
  }
  await storm.end();
  const stored = await sql`select from posts where id = any(${storm.posts}::bigint[])`;
  const files = await Promise.all(storm.files.map(async (file) => (await fetch(new URL(file, url))).status));
  expect(server.pid).toBe(pid);
  expect(storm.missingAnswers).toEqual([]);
  measured(
    context,
    atMost("S-B1", "seconds to full service after connections were cut, worst of ten", Math.max(...cuts), 5),
    atMost("S-B1", "seconds to full service after PostgreSQL was back, worst of ten", Math.max(...restarts), 5),
    atMost("S-B1", "answers that are not 200, 201 or 503", others(storm.statuses, 200, 201, 503), 0),
    atMost("S-B1", "confirmed posts that are lost", storm.posts.length - stored.length, 0),
    atMost("S-B1", "confirmed files that are lost", files.filter((status) => status !== 200).length, 0),
    atMost("S-B1", "uncaught faults", faults(), 0),
  );
});

test("an embedded database that is killed", async (context) => {
  const { folder, url, faults } = await start();
  const ada = await join({ url }, "Ada");
  process.kill(postmaster(folder), "SIGKILL");
  await eventually(async () => (await ada.get("/api/notifications")).status === 503);
  const seconds = await secondsOf(() =>
    eventually(async () => (await ada.send("/api/posts", { content: "Again" })).status === 201, {
      timeout: 60_000,
      interval: 100,
    }),
  );
  measured(
    context,
    atMost("C-M2", "seconds until the killed database takes writes again", seconds, 30),
    atMost("C-M2", "uncaught faults", faults(), 0),
  );
});

test("a database that its full disk has stopped", async (context) => {
  const folder = newFolder("disk");
  mkdirSync(folder);
  const disk = smallDisk(folder, 400);
  if (typeof disk === "string") return context.skip(disk);
  beforeRemoval(() => disk.remove());
  const { server, url, faults } = await start({ DATA_DIR: path.join(folder, "data") });
  const ada = await join({ url }, "Ada");
  const confirmed = await Promise.all(Array.from({ length: 5 }, (_, n) => ada.posts(`Idea ${n}`)));
  const database = (await runningEmbedded(path.join(folder, "data"))) ?? "";
  await stopByFullDisk(disk, database, server.waitFor(/the embedded database has ended/));
  const whileFull = await sendAll((n) => ada.send("/api/posts", { content: `No room ${n}` }), 20);
  disk.free();
  const seconds = await secondsOf(() =>
    eventually(async () => (await ada.send("/api/posts", { content: "Room" })).status === 201, {
      timeout: 120_000,
      interval: 100,
    }),
  );
  const stored = await Promise.all(confirmed.map(async ({ id }) => (await ada.get(`/api/posts/${id}`)).status));
  measured(
    context,
    atMost("C-M2", "seconds until the database writes again once there is room", seconds, 30),
    atMost("C-M2", "answers that are not 503 while it is stopped", others(whileFull.statuses, 503), 0),
    atMost("C-M2", "confirmed posts of five that are lost", stored.filter((status) => status !== 200).length, 0),
    atMost("C-M2", "uncaught faults", faults(), 0),
  );
});

test("two members who send forty first messages at once", async (context) => {
  const { url, faults, sql } = await start({ RATE_LIMITS: "on", TRUST_PROXY: "1" });
  let count = 0;
  const newcomer = (name: string) => join({ url }, name, { "x-forwarded-for": `10.4.0.${++count}` });
  const [ada, bo, cy] = await Promise.all([newcomer("Ada"), newcomer("Bo"), newcomer("Cy")]);
  // Without standing, the limit of a day would end it after ten of each.
  await sql`update users set has_standing = true where id in (${ada.id}, ${bo.id})`;
  const strangers = await Promise.all(Array.from({ length: 40 }, (_, n) => newcomer(`Stranger${n}`)));
  const talks: { who: Person; conversation: Awaited<ReturnType<typeof talk>> }[] = [];
  for (const [n, stranger] of strangers.entries()) {
    const who = n % 2 === 0 ? ada : bo;
    talks.push({ who, conversation: await talk(who, [stranger]) });
  }
  const sending = sendAll(async (n) => {
    const { who, conversation } = talks[n] ?? { who: ada, conversation: { id: 0 } };
    return trySendMessage(who, conversation, "Hello");
  }, 40);
  const seen = await bystander(cy, "/api/notifications/count", sending);
  const { statuses, seconds } = await sending;
  measured(
    context,
    atMost("S-B2", "first messages of forty that failed", others(statuses, 201), 0),
    atMost("S-B2", "seconds of the slowest", seconds.at(-1) ?? 0, 10),
    atMost("S-B2", "p99 of a bystander in seconds", seen.p99, 2),
    atMost("S-B2", "refused requests of the bystander", seen.refused, 0),
    atMost("S-B2", "uncaught faults", faults(), 0),
  );
});

test("a hundred and fifty requests on one locked table", async (context) => {
  const { url, sql } = await start();
  const [ada, cy] = await Promise.all([join({ url }, "Ada"), join({ url }, "Cy")]);
  const { id } = await ada.posts("To be commented");
  // Counting notifications looks at comments, and settings do not.
  await cy.get("/api/settings");
  const outcome = await sql.begin(async (lock) => {
    await lock`lock table comments in access exclusive mode`;
    const sending = sendAll((n) => ada.send(`/api/posts/${id}/comments`, { content: `Comment ${n}` }), 150);
    const seen = await bystander(cy, "/api/settings", sending);
    return { ...(await sending), seen };
  });
  const after = await secondsOf(() =>
    eventually(async () => (await ada.send(`/api/posts/${id}/comments`, { content: "Free" })).status === 201),
  );
  measured(
    context,
    atMost("S-m7", "seconds of the slowest answer of 150 on one locked table", outcome.seconds.at(-1) ?? 0, 7),
    atMost("S-m7", "answers that are not 503", others(outcome.statuses, 503), 0),
    atMost("S-m7", "p99 of a bystander in seconds", outcome.seen.p99, 2),
    atMost("S-m7", "refused requests of the bystander", outcome.seen.refused, 0),
    atMost("S-m7", "seconds to full service after the lock", after, 5),
  );
});

test("a database that is frozen", async (context) => {
  if (process.platform !== "linux") return context.skip("its processes are found in /proc");
  const { folder, url, faults } = await start();
  const ada = await join({ url }, "Ada");
  await sendAll(() => ada.get("/api/feed"), 20);
  const frozen = databaseProcesses(folder);
  const thaw = () => {
    for (const pid of frozen.splice(0)) process.kill(pid, "SIGCONT");
  };
  onTestFinished(thaw);
  for (const pid of frozen) process.kill(pid, "SIGSTOP");
  const first = await sendAll((n) => (n % 2 ? ada.get("/api/feed") : ada.send("/api/posts", { content: `${n}` })), 200);
  const second = await sendAll(() => ada.get("/api/notifications"), 40);
  thaw();
  const after = await secondsOf(async () => {
    let streak = 0;
    while (streak < 40) {
      const { statuses } = await sendAll(
        (n) => (n % 2 ? ada.get("/api/feed") : ada.send("/api/posts", { content: "x" })),
        10,
      );
      streak = others(statuses, 200, 201) === 0 ? streak + 10 : 0;
    }
  });
  measured(
    context,
    atMost("S-M7", "seconds of the slowest of 200 requests while PostgreSQL is frozen", first.seconds.at(-1) ?? 0, 10),
    atMost("S-M7", "seconds of the slowest of 40 later ones", second.seconds.at(-1) ?? 0, 10),
    atMost("S-M7", "answers that are neither 503 nor from memory", others(first.statuses, 200, 503), 0),
    atMost("S-M7", "seconds to full service after it goes on", after, 5),
    atMost("S-M7", "uncaught faults", faults(), 0),
  );
});
