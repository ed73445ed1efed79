import { EmbeddedError } from "#server/db/embedded/embeddedUser";
import { DatabaseError } from "#server/db/migrate";
import { RedisError } from "#server/platform/live/redis";
import { BackupError } from "#server/app/backup/backupError";
import { ConfigError } from "#server/app/config/config";
import { ListenError } from "#server/app/http/httpServer";
import { FolderInUseError } from "./instanceLock.ts";

const FOR_OPERATOR = [
  ConfigError,
  ListenError,
  FolderInUseError,
  EmbeddedError,
  DatabaseError,
  RedisError,
  BackupError,
];

/** Returns the advice for a fault that the operator can correct; null for a bug, which belongs into the log. */
export function adviceOn(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (FOR_OPERATOR.some((kind) => error instanceof kind)) return error.message;
  const code = "code" in error ? String(error.code) : "";
  if (code === "ENOSPC" || code === "EDQUOT") return `The disk is full: ${error.message}`;
  if (!OF_THE_DISK.has(code)) return null;
  return (
    `A file of the data folder cannot be used: ${error.message}\n` +
    "If it belongs to another user, start as that one; or set DATA_DIR to a folder of your own."
  );
}

const OF_THE_DISK = new Set(["EACCES", "EPERM", "EROFS", "ENOTDIR", "EISDIR", "ENOTEMPTY"]);

/** Prints a line for the person at the terminal. */
export const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Runs a script to its end; on a fault it exits with 1 and says what to do. */
export async function runScript(act: (progress: typeof print) => Promise<void>): Promise<void> {
  try {
    await act(print);
  } catch (error) {
    const advice = adviceOn(error);
    if (advice === null) throw error;
    process.stderr.write(`${advice}\n`);
    process.exitCode = 1;
  }
}
