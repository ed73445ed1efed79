import { readConfig } from "#server/app/config/config";
import { loadDemoData } from "#server/app/process/demoData";
import { mediaStorage } from "#server/app/config/mediaStorage";
import { runScript } from "#server/app/process/script";
import { openStoreBeside } from "#server/app/process/store";
import { openDatabase } from "#server/db/client";
import { migrateDatabase } from "#server/db/migrate";

const CONNECTIONS = 4;

/** `npm run seed`: loads the demo community into the configured database; rows that exist already stay as they are. */
await runScript(async (print) => {
  const config = readConfig();
  const store = await openStoreBeside(config, print);
  try {
    await migrateDatabase(store.directUrl);
    const database = openDatabase({ url: store.url, pool: CONNECTIONS });
    try {
      const storage = mediaStorage(config);
      const logins = await loadDemoData({
        demoData: "on",
        embedded: store.embedded,
        database,
        storage,
        progress: print,
      });
      print("The demo community is there.");
      for (const { login, password } of logins) print(`  ${login}  with the password  ${password}`);
    } finally {
      await database.close();
    }
  } finally {
    await store.close();
  }
});
