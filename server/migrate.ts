import { readConfig } from "#server/app/config/config";
import { runScript } from "#server/app/process/script";
import { openStoreBeside } from "#server/app/process/store";
import { migrateDatabase } from "#server/db/migrate";

/** `npm run db:migrate`: migrates the configured database to the tables of this version. */
await runScript(async (print) => {
  const store = await openStoreBeside(readConfig(), print);
  try {
    await migrateDatabase(store.directUrl);
    print("The database is up to date.");
  } finally {
    await store.close();
  }
});
