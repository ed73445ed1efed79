import path from "node:path";
import { callerFolder } from "#server/app/config/config";
import { BackupError } from "#server/app/backup/backupError";
import { Progress } from "#server/app/backup/progress";
import { print, runScript } from "./script.ts";

/** Runs a command that reads or writes a file, until it is done or the operator ends it. */
export function runOnFile(command: string, act: (file: string, progress: Progress) => Promise<void>): Promise<void> {
  const stop = new AbortController();
  // One signal may arrive several times: from the terminal, from npm and from the launcher.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => stop.abort(new BackupError("It was ended before it was done, and has left nothing.")));
  }
  return runScript(async () => {
    const [name, ...others] = process.argv.slice(2);
    if (name === undefined || others.length > 0) {
      throw new BackupError(`The name of one file is missing: npm run ${command} -- commonplace.tar`);
    }
    await act(path.resolve(callerFolder(), name), new Progress(print, stop.signal));
  });
}
