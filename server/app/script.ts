import { EmbeddedError } from "#server/db/embeddedUser";
import { DatabaseError } from "#server/db/migrate";
import { ConfigError } from "./config.ts";
import { ListenError } from "./httpServer.ts";
import { FolderInUseError } from "./instanceLock.ts";

const FOR_OPERATOR = [ConfigError, ListenError, FolderInUseError, EmbeddedError, DatabaseError];

/** Whether a fault is the operator's to mend: then its message is all they need. */
export const isForOperator = (error: unknown): error is Error => FOR_OPERATOR.some((kind) => error instanceof kind);

/** A line for the person at the terminal. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Runs a script to its end; a fault ends it with 1 and says what to do. */
export async function runScript(act: (progress: typeof say) => Promise<void>): Promise<void> {
  try {
    await act(say);
  } catch (error) {
    if (!isForOperator(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
