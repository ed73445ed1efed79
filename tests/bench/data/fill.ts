import { performance } from "node:perf_hooks";
import postgres, { type ReservedSql, type Sql } from "postgres";
import { chatSteps } from "./chats.ts";
import { commentSteps } from "./comments.ts";
import { checkCounts, countSteps } from "./counts.ts";
import { removableIndexes } from "./indexes.ts";
import { markSteps } from "./marks.ts";
import { noticeSteps } from "./notices.ts";
import { peopleSteps } from "./people.ts";
import { groupSteps, postSteps } from "./posts.ts";
import type { Scale, Step } from "./scale.ts";

/** The parts of a statement run at the same time on so many connections. */
const AT_ONCE = 2;

const SESSION = {
  TimeZone: "UTC",
  statement_timeout: 0,
  synchronous_commit: "off",
  work_mem: "256MB",
  maintenance_work_mem: "512MB",
  // References are correct by construction; to look up each of ten million likes would take as long as writing them.
  session_replication_role: "replica",
};

/**
 * Fills a migrated, empty database with a made-up community: the same for the same size, apart from its times, which
 * end now. Every stored counter is exact.
 */
export async function fill(url: string, scale: Scale, progress: (line: string) => void): Promise<void> {
  const sql = postgres(url, { max: AT_ONCE, onnotice: () => {}, connection: SESSION });
  const began = performance.now();
  const report = (line: string) => progress(`${seconds(began)}  ${line}`);
  try {
    const indexes = await removableIndexes(sql);
    for (const { remove } of indexes) await sql.unsafe(remove);
    const beforeNotices = [peopleSteps, groupSteps, postSteps, markSteps, commentSteps, chatSteps].flatMap((steps) =>
      steps(scale),
    );
    for (const step of [...beforeNotices, ...noticeSteps(scale), ...countSteps()]) await run(sql, step, report);
    await shared(sql, indexes, async (connection, { create }) => void (await connection.unsafe(create)));
    report(`${indexes.length} indexes`);
    await continueIdentities(sql);
    await checkCounts(sql);
    report("all counters are exact");
    await sql.unsafe("vacuum (analyze)");
    await sql.unsafe("checkpoint");
    report("vacuumed");
  } finally {
    await sql.end({ timeout: 5 });
  }
}

async function run(sql: Sql, { name, last = 1, part = 1, text }: Step, report: (line: string) => void): Promise<void> {
  const starts = Array.from({ length: Math.ceil(last / part) }, (_, i) => 1 + i * part);
  let rows = 0;
  let reported = performance.now();
  await shared(sql, starts, async (connection, from) => {
    // Each part has random numbers of its own, whichever connection runs it.
    await connection`select setseed(${(from % 99_991) / 99_991})`;
    const { count } = await connection.unsafe(text(from, Math.min(from + part - 1, last)));
    rows += count;
    if (performance.now() - reported < 10_000) return;
    reported = performance.now();
    report(`${rows.toLocaleString("en-US")} ${name} …`);
  });
  report(`${rows.toLocaleString("en-US")} ${name}`);
}

/** Works through a list on all connections. */
async function shared<T>(sql: Sql, list: readonly T[], act: (connection: ReservedSql, item: T) => Promise<void>) {
  const left = [...list];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      const connection = await sql.reserve();
      try {
        for (let item = left.shift(); item !== undefined; item = left.shift()) await act(connection, item);
      } finally {
        connection.release();
      }
    }),
  );
}

/** Lets the identities of the tables continue after the ids that the fill chose. */
async function continueIdentities(sql: Sql): Promise<void> {
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'id' and is_identity = 'YES'`;
  for (const { name } of tables) {
    await sql`select setval(pg_get_serial_sequence(${name}, 'id'), coalesce((select max(id) from ${sql(name)}), 0) + 1, false)`;
  }
}

const seconds = (began: number) => `${((performance.now() - began) / 1_000).toFixed(0).padStart(4)} s`;
