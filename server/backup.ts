import { writeBackup } from "#server/app/backup/backup";
import { BackupError } from "#server/app/backup/backupError";
import { sizeOf } from "#server/app/backup/progress";
import { readConfig } from "#server/app/config/config";
import { runOnFile } from "#server/app/process/operation";
import { print } from "#server/app/process/script";
import { openStoreBeside } from "#server/app/process/store";
import { hasCluster } from "#server/db/embedded/embedded";
import { checkDatabase } from "#server/db/migrate";

/** `npm run backup -- FILE`: stores database, members' files and secret as one file, beside a running server too. */
await runOnFile("backup", async (file, progress) => {
  const config = readConfig();
  if (config.databaseUrl === null && !hasCluster(config.dataDir)) {
    throw new BackupError(
      `There is no database in ${config.dataDir}. Set DATA_DIR or DATABASE_URL as the server has it.`,
    );
  }
  const store = await openStoreBeside(config, print);
  try {
    await checkDatabase(store.directUrl);
    const { rows, files, bytes } = await writeBackup({ file, config, url: store.directUrl, progress });
    const count = Object.values(rows).reduce((sum, one) => sum + one, 0);
    print(`${file} contains ${count} rows and ${files.count} files: ${sizeOf(bytes)}.`);
    if (files.missing > 0) print(`${files.missing} files that rows name are missing: they are not stored any more.`);
    print("Keep it where only operators can read it: it contains the members' data, and the secret that signs tokens.");
  } finally {
    await store.close();
  }
});
