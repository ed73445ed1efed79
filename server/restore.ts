import { openBackup, restoreBackup } from "#server/app/backup/restore";
import { readConfig } from "#server/app/config/config";
import { runOnFile } from "#server/app/process/operation";
import { print } from "#server/app/process/script";
import { claimFolder, openStoreBeside } from "#server/app/process/store";
import { hasOtherMajor, setOtherMajorAside } from "#server/db/embedded/embeddedMajor";
import { checkDatabase } from "#server/db/migrate";

/** `npm run restore -- FILE`: restores a backup into an empty installation. */
await runOnFile("restore", async (file, progress) => {
  const backup = await openBackup(file, progress);
  const config = readConfig();
  if (config.databaseUrl === null && (await hasOtherMajor(config.dataDir))) {
    const folder = claimFolder(config);
    await setOtherMajorAside(config.dataDir, print).finally(() => folder.release());
  }
  const store = await openStoreBeside(config, print);
  try {
    await checkDatabase(store.directUrl);
    const notice = await restoreBackup({ backup, config, url: store.directUrl, progress });
    const { at, version, files } = backup.manifest;
    print(`The community of ${at} is restored, with ${files.count} files (a backup of Commonplace ${version}).`);
    if (notice !== null) print(notice);
    print("Start it with the same settings: npm start");
  } finally {
    await store.close();
  }
});
