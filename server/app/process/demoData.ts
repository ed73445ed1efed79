import type { Database } from "#server/db/client";
import type { Storage } from "#server/platform/storage/storage";
import type { Config } from "#server/app/config/config";

interface Parts {
  demoData: Config["demoData"];
  embedded: boolean;
  database: Database;
  storage: Storage;
  progress: (line: string) => void;
}

/** A login with which a visitor can explore the demo community. */
export interface DemoLogin {
  login: string;
  password: string;
}

/** Loads the demo community where it is configured; returns its logins if it exists. */
export async function loadDemoData({ demoData, embedded, database, storage, progress }: Parts): Promise<DemoLogin[]> {
  if (demoData === "off") return [];
  // A server without the community does not load its texts.
  const { demoLogins, isEmpty, seedDemo } = await import("#server/demo/seed");
  const wanted = demoData === "on" || (embedded && (await isEmpty(database)));
  if (wanted) await seedDemo({ database, storage, progress });
  const names = demoLogins.map(({ login }: DemoLogin) => login.toLowerCase());
  const there = await database.sql`
    select from users where lower(username) = any(${names}::text[]) or lower(email) = any(${names}::text[])`;
  return there.length === names.length ? demoLogins : [];
}
