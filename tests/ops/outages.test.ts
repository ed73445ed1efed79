import postgres from "postgres";
import { expect, test } from "vitest";
import { runningEmbedded } from "#server/db/embedded/embedded";
import { eventually } from "#tests/kit/eventually";
import { join } from "#tests/kit/people";
import { pictures } from "#tests/kit/pictures";
import { postmaster } from "#tests/kit/process/postmaster";
import { newFolder, ServerProcess } from "#tests/kit/process/serverProcess";
import { Storm } from "#tests/kit/process/storm";

const CUTS = 10;
const RESTARTS = 3;
/** The aim is five seconds; a busy machine gets more. */
const RECOVERY_MS = 20_000;

test(
  "connections that are cut and a database that restarts cost refusals, never the process or a confirmed write",
  { timeout: 240_000 },
  async () => {
    const folder = newFolder();
    const server = new ServerProcess({ DATA_DIR: folder, LOG_LEVEL: "warn" });
    const url = await server.ready();
    const database = (await runningEmbedded(folder)) ?? "";
    const people = await Promise.all(["Ada", "Bo", "Cleo", "Dee"].map((name) => join({ url }, name)));
    const storm = new Storm(people, await pictures.png(300, 200));
    const sql = postgres(database, { max: 1, onnotice: () => {}, backoff: () => 0.05 });
    try {
      await storm.goesOn(20_000);
      for (let cut = 0; cut < CUTS; cut++) {
        await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'commonplace%'`;
        await storm.goesOn(RECOVERY_MS);
      }
      for (let restart = 0; restart < RESTARTS; restart++) {
        const before = postmaster(folder);
        process.kill(before, "SIGQUIT");
        await eventually(async () => (await sql`select 1`).length === 1 && postmaster(folder) !== before, {
          timeout: 30_000,
        });
        await storm.goesOn(RECOVERY_MS);
      }
      await storm.end();
      const strange = [...storm.statuses.keys()].filter((status) => ![200, 201, 503].includes(status));
      expect(strange, server.output).toEqual([]);
      expect(storm.missingAnswers, server.output).toEqual([]);

      const stored = await sql<{ id: number }[]>`select id::int from posts where id = any(${storm.posts}::bigint[])`;
      expect(stored.length).toBe(storm.posts.length);
      const lost = await Promise.all(storm.files.map(async (file) => (await fetch(new URL(file, url))).status));
      expect(lost.filter((status) => status !== 200)).toEqual([]);
      // Jobs that ran when their database went away are held by nobody any more, and new ones run.
      await join({ url }, "Eve");
      await eventually(
        async () => {
          const [left] = await sql<{ held: number; mails: number }[]>`select
            count(*) filter (where locked_at is not null)::int as held,
            count(*) filter (where task_identifier like 'auth.%' and attempts = 0)::int as mails
            from graphile_worker.jobs where created_at < now()`;
          return left?.held === 0 && left.mails === 0;
        },
        { timeout: 60_000, interval: 250 },
      );
      // The process that answers now is the one that was started.
      expect((await fetch(`${url}/health/ready`)).status).toBe(200);
      expect(server.output).not.toMatch(/uncaughtException|unhandledRejection/);
    } finally {
      await storm.end();
      await sql.end();
    }
    server.kill("SIGTERM");
    expect(await server.exit).toEqual({ code: 0, signal: null });
  },
);
