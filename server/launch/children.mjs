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

/** Starts a program in the checkout, sharing this terminal unless told otherwise. It is told of every signal we get. */
export function start(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: "inherit", ...options });
  running.add(child);
  for (const listener of watchers) listener(child);
  child.once("exit", () => running.delete(child));
  return child;
}

/** The code with which a program ends or has ended; one that a signal ended counts as the shell counts it. */
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

/** Runs a program to its end. When we are stopped meanwhile, ends this process with it. */
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

/** Ends this process, tidying up first. */
export function leave(code) {
  for (const cleanup of cleanups) cleanup();
  process.exit(code);
}

/** Whether this process is being made to end. */
export const isStopping = () => stopped !== null;

/** Something to be done when this process is made to end. Returns how to take it back. */
export function onLeave(cleanup) {
  cleanups.add(cleanup);
  return () => cleanups.delete(cleanup);
}

/** Told of every program that is started from now on. Returns how to take it back. */
export function onStart(listener) {
  watchers.add(listener);
  return () => watchers.delete(listener);
}

/** Passes on what is to stop us, and stops when whoever started us was killed. */
export function followSignals() {
  const pass = (signal) => {
    stopped ??= signal;
    for (const child of running) child.kill(signal);
    if (running.size === 0) leave(128 + os.constants.signals[signal]);
  };
  for (const signal of SIGNALS) process.on(signal, pass);
  watchParents(() => pass("SIGTERM"));
}
