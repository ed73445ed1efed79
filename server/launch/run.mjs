import { readFileSync } from "node:fs";
import { ended, followSignals, isStopping, leave, start as startChild } from "./children.mjs";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { at } from "./root.mjs";

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** A server that ran so long is healthy: the next end begins with the first pause. */
const HEALTHY_MS = 60_000;

/** Installs and builds what is stale, then runs the server until it is asked to end, and ends with the same code. */
export async function start() {
  followSignals();
  await ensureInstalled();
  if (!(await ensureBuilt())) {
    console.error("\nCommonplace could not be built; see the output of the compiler above.");
    leave(1);
  }
  await supervise();
}

/**
 * Runs the server, and starts it again when it ends unasked. A server that never served and ends by itself has said
 * what is wrong with its configuration, so another start would say the same.
 */
async function supervise() {
  let hasServed = false;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    const began = performance.now();
    const server = startServer();
    server.once("message", () => (hasServed = true));
    const code = await ended(server);
    if (isStopping() || code === 0 || (!hasServed && code < KILLED)) leave(code);
    if (performance.now() - began > HEALTHY_MS) pause = FIRST_PAUSE_MS;
    console.error(`Commonplace exited unexpectedly (${code}); restarting it in ${pause / 1_000} s.`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Greater codes stand for signals. */
const KILLED = 129;

/**
 * What the C library reads at the start of a process. The threads hash passwords and draw pictures; by default each has
 * an arena of its own, which keeps what was freed in it. By default the library also moves the size from which it
 * returns memory to the system up to 32 MB, after which the process only grows. With these values it holds 165 MB after
 * half an hour of usual work, and 240 MB without them.
 */
const NATIVE = JSON.parse(readFileSync(at("server/native.json"), "utf8"));

const startServer = () =>
  startChild(process.execPath, [at("dist/bundle/main.js")], {
    cwd: process.cwd(),
    // The server's end of the channel closes when this process is killed: then the server stops by itself.
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: { ...NATIVE, ...process.env },
  });
