import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import postgres from "postgres";
import { expect, test } from "vitest";
import { startEmbedded } from "#server/db/embedded/embedded";
import { withoutTerms } from "#tests/kit/database/terms";
import { eventually } from "#tests/kit/eventually";
import { exportIs, tryRequestExport, unpack } from "#tests/kit/exports";
import { join } from "#tests/kit/people";
import { newFolder, ServerProcess } from "#tests/kit/process/serverProcess";

const POSTS = 30_000;

const filesIn = (folder: string, name: string) => {
  try {
    return readdirSync(path.join(folder, name));
  } catch {
    return [];
  }
};

test("an export whose process is killed in the middle is finished by the next one, with one file", async () => {
  const database = await startEmbedded(newFolder());
  const sql = postgres(database.url, { max: 1, onnotice: () => {} });
  try {
    const folder = newFolder();
    const env = { DATA_DIR: folder, DATABASE_URL: database.url };
    const first = new ServerProcess(env);
    const ada = await join({ url: await first.ready() }, "Ada");
    await withoutTerms(
      sql,
      () => sql`insert into posts (author_id, content, created_at)
        select ${ada.id}, n || repeat(' Whoever shares an idea has it still.', 60), now() - n * interval '1 minute'
        from generate_series(1, ${POSTS}::int) as n`,
    );
    expect((await tryRequestExport(ada)).status).toBe(202);
    const partial = await eventually(() => {
      const file = filesIn(folder, "tmp").find((name) => name.startsWith("export-"));
      if (file === undefined) throw new Error("the export is not begun");
      return file;
    });
    expect(statSync(path.join(folder, "tmp", partial)).mode & 0o777).toBe(0o600);
    first.kill("SIGKILL");
    await first.exit;
    const [row] = await sql`select state, attempts from exports`;
    expect(row).toEqual({ state: "pending", attempts: 1 });
    expect(filesIn(folder, "exports")).toEqual([]);

    // A job counts as abandoned half a minute after it was begun.
    await sql`update graphile_worker._private_jobs set locked_at = locked_at - interval '1 minute' where locked_at is not null`;
    const second = new ServerProcess(env);
    const there = ada.at({ url: await second.ready() });
    const ready = await exportIs(there, "ready", 60_000);
    expect((await unpack(ready)).json<unknown[]>("posts.json")).toHaveLength(POSTS);
    expect(filesIn(folder, "exports")).toHaveLength(1);
    expect(filesIn(folder, "tmp")).toEqual([partial]);
    expect((await sql`select attempts from exports`)[0]).toEqual({ attempts: 2 });
    await second.end();
  } finally {
    await sql.end();
    await database.stop();
  }
});
