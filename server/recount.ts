import { readConfig } from "#server/app/config/config";
import { FEATURES } from "#server/app/features";
import { idleCore } from "#server/app/idleCore";
import { runScript } from "#server/app/process/script";
import { openStoreBeside } from "#server/app/process/store";
import { recount } from "#server/app/recounting";
import { openDatabase } from "#server/db/client";

const CONNECTIONS = 2;

/**
 * `npm run recount`: compares every stored count with its rows and corrects wrong ones, as the server does every night.
 * It may run beside a server.
 */
await runScript(async (print) => {
  const store = await openStoreBeside(readConfig(), print);
  const database = openDatabase({ url: store.url, pool: CONNECTIONS });
  try {
    for (const count of FEATURES.build(idleCore()).counts) {
      let wrong = 0;
      await recount(count, null, {
        db: database.db,
        onDrift({ key, off }) {
          wrong += 1;
          print(`  ${count.name} of ${key}: ${Math.abs(off)} too ${off > 0 ? "many" : "few"}`);
        },
      });
      print(wrong === 0 ? `${count.name}: right` : `${count.name}: ${wrong} corrected`);
    }
  } finally {
    await database.close();
    await store.close();
  }
});
