import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp } from "#tests/kit/app";
import { eventually } from "#tests/kit/eventually";
import { type Person, people } from "#tests/kit/people";
import { READ_EVERYTHING, readsOf } from "#tests/kit/answers/reads";
import { documentOf } from "#tests/kit/answers/watchAnswers";

const lines: string[] = [];
const log = pino({ level: "warn" }, { write: (line: string) => void lines.push(line) });
const app = await startApp({ rateLimits: true }, { log });
let ada: Person;
let values: Record<string, string>;

const cut = () =>
  app.sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name like 'commonplace%' and datname = current_database()`;

async function setReadOnly(on: boolean): Promise<void> {
  const [row] = await app.sql<{ name: string }[]>`select current_database() as name`;
  await app.sql.unsafe(`alter database ${row?.name} set default_transaction_read_only = ${on ? "on" : "off"}`);
  await cut();
}

const readiness = async () => (await (await fetch(`${app.url}/health/ready`)).json()) as { status: string };

beforeAll(async () => {
  const { ada: writer, bo } = await people(app);
  ada = writer;
  const post = await bo.posts("Rain gardens for #cities");
  await ada.send("/api/conversations", { user_id: bo.id });
  values = { username: bo.username, id: String(post.id), tag: "cities", name: "cities", slug: "none" };
  // The session was last used so long ago that a request would like to say so.
  await app.sql`update sessions set last_used_at = now() - interval '1 hour'`;
  await setReadOnly(true);
  await eventually(async () => (await readiness()).status === "degraded");
});
afterAll(() => setReadOnly(false));

test("every call that only reads answers as usual", async () => {
  const reads = readsOf(await documentOf(app.url), values);
  expect(reads.length).toBeGreaterThan(30);
  const failed: string[] = [];
  for (const read of reads) {
    const { status } = await ada.get(read);
    if (status >= 500) failed.push(`${read} ${status}`);
  }
  expect(failed).toEqual([]);
});

test("queries of GraphQL answer as usual", async () => {
  const answer = await ada.query<{ feed: { totalCount: number } }>(READ_EVERYTHING);
  expect(answer.feed.totalCount).toBeGreaterThan(0);
});

test("a write says 503 and when to try again, on both faces, and the server stays in service", async () => {
  const { status, headers } = await ada.send("/api/posts", { content: "Not now" });
  expect([status, headers.get("retry-after")]).toEqual([503, "1"]);
  const { code } = await ada.ask(`mutation { createPost(input: { content: "Not now" }) { id } }`);
  expect(code).toBe("SERVICE_UNAVAILABLE");
  expect((await fetch(`${app.url}/health/ready`)).status).toBe(200);
  expect(await readiness()).toEqual({ status: "degraded", components: ["database"] });
});

test("what the jobs cannot do meanwhile does not fill the log", async () => {
  const upkeep = () => lines.filter((line) => line.includes("upkeep failed") || line.includes("the jobs stopped"));
  await eventually(async () => upkeep().length > 0);
  // Each tries again many times in this while, and says it once.
  const before = await triesOf();
  await eventually(async () => (await triesOf()) > before + 3);
  const said = upkeep().map((line) => (JSON.parse(line) as { job?: string; msg: string }).job ?? "jobs");
  expect(said).toEqual([...new Set(said)]);
});

/** How often upkeep has failed so far. */
async function triesOf(): Promise<number> {
  const text = await (await fetch(`${app.url}/metrics`)).text();
  return Number(/jobs_total\{name="fold counters",result="failed"\} (\d+)/.exec(text)?.[1] ?? 0);
}
