import { setTimeout as sleep } from "node:timers/promises";
import { type Config, readConfig } from "#server/app/config";
import { isForOperator, say } from "#server/app/script";
import { type RunningServer, startServer } from "#server/app/server";
import { createLogger } from "#server/platform/logger";

/** One signal may arrive several times: from the terminal, from npm and from the launcher. */
const SAME_SIGNAL_MS = 2_000;
const LAST_BREATH_MS = 4_500;

// The terminal or the launcher may be gone; that is no reason to fall over.
process.stdout.on("error", () => {});
process.stderr.on("error", () => {});

function configOrExit(): Config {
  try {
    return readConfig();
  } catch (error) {
    if (!isForOperator(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    return process.exit(1);
  }
}

const config = configOrExit();
const log = createLogger(config.logLevel);
const stopping = new AbortController();
let server: RunningServer | null = null;
let firstSignalAt = 0;

async function stop(reason: string): Promise<void> {
  const now = Date.now();
  if (firstSignalAt === 0) firstSignalAt = now;
  else if (now - firstSignalAt < SAME_SIGNAL_MS) return;
  else return leave(1);
  log.info({ reason }, "stopping");
  stopping.abort();
  await server?.close();
  if (server) process.exit(0);
}

/** Ends at once, the embedded database included. */
async function leave(code: number): Promise<never> {
  stopping.abort();
  await Promise.race([server?.close({ hurry: true }), sleep(LAST_BREATH_MS)]);
  process.exit(code);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop(signal));
// Whoever started this process was killed: nobody else would end it.
process.on("disconnect", () => void stop("the launcher is gone"));
for (const fault of ["uncaughtException", "unhandledRejection"] as const) {
  process.on(fault, (err: unknown) => {
    log.fatal({ err }, fault);
    void leave(1);
  });
}

try {
  server = await startServer(config, { log, progress: say, signal: stopping.signal });
  if (stopping.signal.aborted) {
    await server.close();
    process.exit(0);
  }
  say(`\nCommonplace is ready: ${server.url}`);
  if (server.demoLogins.length > 0) say("Sign in as a member of the demo community:");
  for (const { login, password } of server.demoLogins) say(`  ${login}  with the password  ${password}`);
  say("");
} catch (error) {
  if (stopping.signal.aborted) process.exit(0);
  if (isForOperator(error)) process.stderr.write(`${error.message}\n`);
  else log.fatal({ err: error }, "the server could not start");
  process.exit(1);
}
