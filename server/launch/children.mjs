import { spawn } from "node:child_process";
import { once } from "node:events";
import os from "node:os";
import { watchParents } from "./parents.mjs";
import { root } from "./root.mjs";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
const running = new Set();
const cleanups = new Set();
const watchers = new Set();
let stopped = null;

/**
 * Starts a program in the checkout, sharing this terminal by default. It receives every signal that this process gets.
 */
export function start(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: "inherit", ...options });
  running.add(child);
  for (const listener of watchers) listener(child);
  child.once("exit", () => running.delete(child));
  return child;
}

/** Returns the exit code of a program, once it has ended; a signal counts as in a shell. */
export function ended(child) {
  const toCode = (code, signal) => code ?? 128 + (os.constants.signals[signal] ?? 0);
  if (child.exitCode !== null || child.signalCode !== null) {
    return Promise.resolve(toCode(child.exitCode, child.signalCode));
  }
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => resolve(toCode(code, signal)));
  });
}

/** Runs a program to its end. If this process is stopped meanwhile, it ends with the program. */
export async function run(command, args, options) {
  const code = await ended(start(command, args, options));
  if (stopped) leave(128 + os.constants.signals[stopped]);
  return code;
}

/** Runs a script of Node to its end. */
export const runNode = (args, options) => run(process.execPath, args, options);

/** Runs a script of Node to its end and prints its output then, so that scripts which run side by side do not mix. */
export async function runGathered(args, options) {
  const child = start(process.execPath, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => output.push(chunk));
  // The output ends a moment after the program, when its pipes are closed.
  const [code] = await Promise.all([ended(child), once(child, "close")]);
  if (stopped) leave(128 + os.constants.signals[stopped]);
  return { code, print: () => process.stdout.write(Buffer.concat(output)) };
}

/** Ends this process after its cleanups. */
export function leave(code) {
  for (const cleanup of cleanups) cleanup();
  process.exit(code);
}

/** Whether this process is about to end. */
export const isStopping = () => stopped !== null;

/** Registers a cleanup for the end of this process. Returns a function that removes it. */
export function onLeave(cleanup) {
  cleanups.add(cleanup);
  return () => cleanups.delete(cleanup);
}

/** Calls the listener for every program that starts from now on. Returns a function that removes it. */
export function onStart(listener) {
  watchers.add(listener);
  return () => watchers.delete(listener);
}

/** Passes stop signals on to programs, and stops when the process that started this one was killed. */
export function followSignals() {
  const pass = (signal) => {
    stopped ??= signal;
    for (const child of running) child.kill(signal);
    if (running.size === 0) leave(128 + os.constants.signals[signal]);
  };
  for (const signal of SIGNALS) process.on(signal, pass);
  watchParents(() => pass("SIGTERM"));
}
