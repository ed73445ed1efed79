import type { Database } from "#server/db/client";
import type { Config } from "#server/app/config/config";
import { mediaStorage } from "#server/app/config/mediaStorage";

interface Parts {
  demoData: Config["demoData"];
  embedded: boolean;
  database: Database;
  /** Stores the community. */
  seed(): Promise<void>;
}

/** A login with which a visitor can explore the demo community. */
export interface DemoLogin {
  login: string;
  password: string;
}

/** Loads the demo community where it is configured and missing; returns its logins if it exists. */
export async function loadDemoData({ demoData, embedded, database, seed }: Parts): Promise<DemoLogin[]> {
  if (demoData === "off") return [];
  const { demoLogins, hasLogins, isEmpty } = await import("#server/demo/logins");
  if (await hasLogins(database)) return demoLogins;
  if (demoData === "on" || (embedded && (await isEmpty(database)))) await seed();
  return (await hasLogins(database)) ? demoLogins : [];
}

/** Loads the demo community in this process. */
export async function seedHere(
  config: Pick<Config, "s3" | "dataDir">,
  database: Database,
  progress: (line: string) => void,
): Promise<void> {
  // A server without the community does not load its texts.
  const { seedDemo } = await import("#server/demo/seed");
  await seedDemo({ database, storage: mediaStorage(config), progress });
}
