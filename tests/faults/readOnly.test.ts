import { mkdirSync } from "node:fs";
import path from "node:path";
import postgres from "postgres";
import { expect, onTestFinished, test } from "vitest";
import { runningEmbedded } from "#server/db/embedded/embedded";
import { documentOf } from "#tests/kit/answers/watchAnswers";
import { eventually } from "#tests/kit/eventually";
import { atMost } from "#tests/kit/measuring/goals";
import { join, type Person } from "#tests/kit/people";
import { READ_EVERYTHING, readsOf } from "#tests/kit/answers/reads";
import { beforeRemoval, newFolder, ServerProcess } from "#tests/kit/process/serverProcess";
import { smallDisk } from "#tests/kit/process/smallDisk";
import { measured } from "./measured.ts";

/** How long the database takes no writes; longer than anything that a server remembers. */
const MINUTES = Number(process.env["OUTAGE_MINUTES"] ?? "10");
const ROUND_MS = 4_000;
/** The database takes a third of it, and a filler the rest. */
const DISK_MB = 600;
/** So many refused writes mean that no session is left that may write. */
const IN_A_ROW = 20;
/** Who write in turns, since none of them may post so often. */
const WRITERS = 8;

/** A server with its own database, and a member who has something to read. */
class Scene {
  #turn = 0;

  private constructor(
    readonly server: ServerProcess,
    readonly url: string,
    readonly ada: Person,
    private readonly reads: readonly string[],
    private readonly writers: readonly Person[],
  ) {}

  static async begin(dataDir: string, limits: "on" | "off"): Promise<Scene> {
    const server = new ServerProcess({ DATA_DIR: dataDir, RATE_LIMITS: limits, TRUST_PROXY: "1", LOG_LEVEL: "warn" });
    const url = await server.ready();
    // An address may register a few members only.
    const newcomer = (name: string, n: number) => join({ url }, name, { "x-forwarded-for": `10.8.0.${n}` });
    const [ada, bo] = [await newcomer("Ada", 100), await newcomer("Bo", 101)];
    const writers = await Promise.all(Array.from({ length: WRITERS }, (_, n) => newcomer(`Writer ${n}`, n)));
    const post = await bo.posts("Rain gardens for #cities");
    await ada.send("/api/conversations", { user_id: bo.id });
    const values = { username: bo.username, id: String(post.id), tag: "cities", name: "cities", slug: "none" };
    return new Scene(server, url, ada, readsOf(await documentOf(url), values), writers);
  }

  /** Reads everything there is, by both faces; returns what did not answer. */
  async read(): Promise<string[]> {
    const failed: string[] = [];
    for (const read of this.reads) {
      const { status, text } = await this.ada.get(read);
      if (status >= 500) failed.push(`${read} ${status} ${text.slice(0, 200)}`);
    }
    const { code, text } = await this.ada.ask(READ_EVERYTHING);
    if (code !== null && code !== "RATE_LIMITED") failed.push(`GraphQL ${text.slice(0, 200)}`);
    return failed;
  }

  /** One of the members posts. */
  async writes(): Promise<number> {
    const writer = this.writers[this.#turn++ % this.writers.length] ?? this.ada;
    return (await writer.send("/api/posts", { content: "Is there room?" })).status;
  }

  async readiness(): Promise<string> {
    const answer = await fetch(`${this.url}/health/ready`);
    return ((await answer.json()) as { status: string }).status;
  }
}

/** What members met while the database took no writes. */
interface Outage {
  failedReads: string[];
  writes: Set<number>;
  readiness: Set<string>;
  linesPerMinute: number;
}

/** Reads and writes round after round for as long as the outage is to last. */
async function endure(scene: Scene): Promise<Outage> {
  const outage: Outage = { failedReads: [], writes: new Set(), readiness: new Set(), linesPerMinute: 0 };
  const [end, from] = [performance.now() + MINUTES * 60_000, scene.server.output.length];
  while (performance.now() < end) {
    const next = performance.now() + ROUND_MS;
    outage.writes.add(await scene.writes());
    outage.failedReads.push(...(await scene.read()));
    outage.readiness.add(await scene.readiness());
    await eventually(() => performance.now() >= next, { timeout: 2 * ROUND_MS, interval: 200 });
  }
  outage.linesPerMinute = scene.server.output.slice(from).split("\n").length / MINUTES;
  return outage;
}

/** Waits until everything works again, the jobs included; returns the seconds. */
async function recovery(scene: Scene, sql: postgres.Sql): Promise<number> {
  const began = performance.now();
  const options = { timeout: 60_000, interval: 200 };
  await eventually(async () => (await scene.writes()) === 201, options);
  await eventually(async () => (await scene.readiness()) === "ok", options);
  await eventually(async () => {
    await sql`select graphile_worker.add_job('groups.count', job_key => 'groups.count now')`;
    return true;
  }, options);
  await eventually(async () => {
    const waiting = await sql`select from graphile_worker.jobs where task_identifier = 'groups.count'`;
    return waiting.length === 0;
  }, options);
  await eventually(async () => (await sql`select from total_deltas`).length === 0, options);
  return (performance.now() - began) / 1_000;
}

function judge(context: Parameters<typeof measured>[0], outage: Outage, seconds: number): void {
  measured(
    context,
    atMost("N8", `reads without an answer in ${MINUTES} minutes`, outage.failedReads.length, 0),
    atMost("N8", "lines in the log for each minute of it", outage.linesPerMinute, 60),
    atMost("N8", "seconds until writes, jobs and readiness are back", seconds, 30),
  );
}

async function connect(dataDir: string): Promise<postgres.Sql> {
  const sql = postgres((await runningEmbedded(dataDir)) ?? "", { max: 1, onnotice: () => {}, backoff: () => 0.5 });
  onTestFinished(() => sql.end());
  return sql;
}

test("while the database is read-only all reads answer, and everything is back soon afterwards", async (context) => {
  const dataDir = newFolder();
  const scene = await Scene.begin(dataDir, "on");
  const sql = await connect(dataDir);
  const setReadOnly = async (state: "on" | "off") => {
    await sql`set default_transaction_read_only = off`;
    await sql.unsafe(`alter database commonplace set default_transaction_read_only = ${state}`);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where pid <> pg_backend_pid() and datname = current_database()`;
  };
  await setReadOnly("on");
  await eventually(async () => (await scene.readiness()) === "degraded");
  const outage = await endure(scene);
  await setReadOnly("off");
  expect(outage.failedReads.slice(0, 10)).toEqual([]);
  expect([[...outage.writes], [...outage.readiness]]).toEqual([[503], ["degraded"]]);
  judge(context, outage, await recovery(scene, sql));
});

test("while the disk is full all reads answer, and everything is back soon after there is room", async (context) => {
  const folder = newFolder("disk");
  mkdirSync(folder);
  const disk = smallDisk(folder, DISK_MB);
  if (typeof disk === "string") return context.skip(disk);
  beforeRemoval(() => disk.remove());
  const dataDir = path.join(folder, "data");
  const scene = await Scene.begin(dataDir, "off");
  const sql = await connect(dataDir);
  disk.fill();
  let refused = 0;
  const isFull = async () => (refused = (await scene.writes()) === 503 ? refused + 1 : 0) === IN_A_ROW;
  await eventually(isFull, { timeout: 60_000 });
  const outage = await endure(scene);
  disk.free();
  expect(outage.failedReads.slice(0, 10)).toEqual([]);
  expect([[...outage.writes], [...outage.readiness]]).toEqual([[503], ["degraded"]]);
  judge(context, outage, await recovery(scene, sql));
});
