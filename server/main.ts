import { setTimeout as sleep } from "node:timers/promises";
import { type Config, readConfig } from "#server/app/config/config";
import { adviceOn, print } from "#server/app/process/script";
import { seedBeside } from "#server/app/process/seedBeside";
import { startServer } from "#server/app/process/server";
import { orElse } from "#server/core/rejections";
import { isPassing } from "#server/platform/faults";
import { createLogger } from "#server/platform/observe/logger";

/** One signal may arrive several times: from the terminal, from npm and from the launcher. */
const SAME_SIGNAL_MS = 2_000;
const LAST_BREATH_MS = 4_500;

// The terminal or the launcher may have ended; that is no reason to crash.
process.stdout.on("error", () => {});
process.stderr.on("error", () => {});

function configOrExit(): Config {
  try {
    return readConfig();
  } catch (error) {
    const advice = adviceOn(error);
    if (advice === null) throw error;
    process.stderr.write(`${advice}\n`);
    return process.exit(1);
  }
}

const config = configOrExit();
const log = createLogger(config.logLevel);
const stopping = new AbortController();
const starting = startServer(config, { log, progress: print, seed: seedBeside, signal: stopping.signal });
let firstSignalAt = 0;
let code = 0;

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => stop(signal));
// The launcher was killed, so nobody else would end this process.
process.on("disconnect", () => stop("the launcher is gone"));
for (const fault of ["uncaughtException", "unhandledRejection"] as const) {
  process.on(fault, (err: unknown) => {
    // No caller waits for a library that lost its connection; it connects again by itself.
    if (isPassing(err)) return log.error({ err }, "a connection was lost outside of any request");
    log.fatal({ err }, fault);
    void fallOver();
  });
}

try {
  const server = await starting;
  // The launcher starts a server again that has served once and ended unasked.
  process.send?.("ready");
  print(`\nCommonplace is ready: ${server.url}`);
  if (server.demoLogins.length > 0) print("Sign in as a member of the demo community:");
  for (const { login, password } of server.demoLogins) print(`  ${login}  with the password  ${password}`);
  print("");
} catch (error) {
  if (stopping.signal.aborted) process.exit(code);
  const advice = adviceOn(error);
  if (advice !== null) process.stderr.write(`${advice}\n`);
  else log.fatal({ err: error }, "the server could not start");
  process.exit(1);
}

/** Drains and exits; a second signal exits at once. */
function stop(reason: string): void {
  const now = Date.now();
  if (firstSignalAt === 0) {
    firstSignalAt = now;
    log.info({ reason }, "stopping");
    void end(false);
  } else if (now - firstSignalAt >= SAME_SIGNAL_MS) {
    void fallOver();
  }
}

/** Exits with 1 at once, and stops the embedded database too. */
async function fallOver(): Promise<void> {
  code = 1;
  await Promise.race([end(true), sleep(LAST_BREATH_MS)]);
  process.exit(code);
}

async function end(hurry: boolean): Promise<void> {
  stopping.abort();
  const server = await orElse(starting, null, "reported");
  await server?.close({ hurry });
  process.exit(code);
}
