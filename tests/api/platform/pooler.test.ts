import { afterAll, describe, expect, inject, test } from "vitest";
import { sessionAt } from "#server/db/pooler";
import { type App, startApp } from "#tests/kit/app";
import { join } from "#tests/kit/people";
import { hasPgBouncer, startPgBouncer } from "#tests/kit/database/pgbouncer";

const TIMES = { statement_timeout: "5s", lock_timeout: "2s", idle_in_transaction_session_timeout: "10s" };

/** The address of an app's own database. */
async function addressOf({ sql }: App): Promise<string> {
  const [row] = await sql<{ name: string }[]>`select current_database() as name`;
  const url = new URL(inject("clusterUrl"));
  url.pathname = `/${row?.name}`;
  return url.href;
}

describe.skipIf(!hasPgBouncer)("behind PgBouncer", async () => {
  if (!hasPgBouncer) return;
  const app = await startApp();
  const directUrl = await addressOf(app);
  const refusing = await startPgBouncer(directUrl);
  const dropping = await startPgBouncer(directUrl, { ignore_startup_parameters: Object.keys(TIMES).join(",") });
  afterAll(async () => void (await Promise.all([refusing.stop(), dropping.stop()])));

  const adviceAt = (url: string, direct = directUrl) =>
    sessionAt({ url, directUrl: direct, embedded: false }).then(
      () => "",
      (error: unknown) => (error instanceof Error ? error.message : ""),
    );

  test("the start says in one line what the role has to set, whatever the pooler does with settings", async () => {
    for (const { url } of [refusing, dropping]) {
      const advice = await adviceAt(url);
      for (const [name, time] of Object.entries(TIMES))
        expect(advice).toContain(`ALTER ROLE "commonplace" SET ${name} = '${time}';`);
      expect(advice).not.toContain("\n");
    }
  });

  test("a pooler needs the address of PostgreSQL as well", async () => {
    expect(await adviceAt(refusing.url, refusing.url)).toContain("set DATABASE_DIRECT_URL");
  });

  test("once they are set, members are served through it", async () => {
    const name = new URL(directUrl).pathname.slice(1);
    for (const [setting, time] of Object.entries(TIMES))
      await app.sql.unsafe(`alter database ${name} set ${setting} = '${time}'`);
    // The connections that it has already have the times of before.
    const fresh = await startPgBouncer(directUrl);
    try {
      const { settings } = await sessionAt({ url: fresh.url, directUrl, embedded: false });
      expect(Object.keys(settings)).toEqual(["application_name", "TimeZone"]);
      const instance = await app.another({ databaseUrl: fresh.url, databaseDirectUrl: directUrl });
      const ada = await join(instance, "Ada");
      const { id } = await ada.posts("Through the pooler");
      for (let n = 0; n < 5; n++) await ada.comments({ id }, `Comment ${n}`);
      const reads = await Promise.all(Array.from({ length: 30 }, () => ada.get(`/api/posts/${id}/comments`)));
      expect(new Set(reads.map(({ status }) => status))).toEqual(new Set([200]));
      expect((await ada.get("/api/feed")).status).toBe(200);
      await instance.close();
    } finally {
      await fresh.stop();
    }
  });
});
