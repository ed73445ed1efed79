import { readConfig } from "#server/app/config/config";
import { loadDemoData, seedHere } from "#server/app/process/demoData";
import { runScript } from "#server/app/process/script";
import { openStoreBeside } from "#server/app/process/store";
import { openDatabase } from "#server/db/client";
import { migrateDatabase } from "#server/db/migrate";
import { sessionAt } from "#server/db/pooler";

const CONNECTIONS = 4;

/** `npm run seed`: loads the demo community into the configured database; rows that exist already stay as they are. */
await runScript(async (print) => {
  const config = readConfig();
  const store = await openStoreBeside(config, print);
  try {
    await migrateDatabase(store.directUrl);
    const database = openDatabase({ url: store.url, pool: CONNECTIONS, session: await sessionAt(store) });
    try {
      const logins = await loadDemoData({
        demoData: "on",
        embedded: store.embedded,
        database,
        seed: () => seedHere(config, database, print),
      });
      // A server that starts this script lists the logins itself.
      if (process.argv.includes("--for-server")) return;
      print("The demo community is there.");
      for (const { login, password } of logins) print(`  ${login}  with the password  ${password}`);
    } finally {
      await database.close();
    }
  } finally {
    await store.close();
  }
});
