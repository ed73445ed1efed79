import { createHash } from "node:crypto";
import fs from "node:fs";
import { leave, run, runNode } from "./children.mjs";
import { alone } from "./lock.mjs";
import { at, PROGRAMS } from "./root.mjs";

const MARK = at("node_modules", ".commonplace-installed");

/** Installs the locked dependencies if they are missing, or belong to another lock file or another kind of machine. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  await alone(async () => {
    if (isInstalled()) return;
    console.log("Installing dependencies (about a minute; only when they changed)");
    // Build dependencies are included, whatever NODE_ENV says. No script of a package runs, only our own patches are
    // applied: an installation must not be the moment in which somebody else's code gets the rights of this user.
    const installed = await npm(["ci", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund"]);
    const code = installed === 0 ? await runNode([PROGRAMS.patchPackage, "--error-on-fail"]) : installed;
    if (code !== 0) {
      console.error(
        "\nThe dependencies could not be installed; see the output of npm above. Check the network connection and try again.",
      );
      leave(1);
    }
    mark();
  });
}

const hashOf = (...files) =>
  files.reduce((hash, file) => hash.update(fs.readFileSync(file)), createHash("sha256")).digest("hex");

/** The first line stands for the lock file and the machine, the second for the patches, which are applied after it. */
function wanted() {
  const patches = fs.readdirSync(at("patches")).toSorted();
  const locked = `${hashOf(at("package-lock.json"))} ${process.platform}-${process.arch}`;
  return `${locked}\n${hashOf(...patches.map((name) => at("patches", name)))}\n`;
}

function isInstalled() {
  const marked = read(MARK);
  if (marked === wanted()) return true;
  // Only the patches changed, and they are applied to packages as they were published.
  const isOldPatched = marked?.split("\n")[0] === wanted().split("\n")[0];
  if (isOldPatched || !isComplete()) return false;
  // A person has run npm by hand.
  mark();
  return true;
}

function mark() {
  try {
    fs.writeFileSync(MARK, wanted());
  } catch {
    // Another user installed the dependencies, so they are checked again each time.
  }
}

/**
 * Checks whether npm's own note of the installation contains everything that the lock file requires on this machine.
 */
function isComplete() {
  const note = read(at("node_modules", ".package-lock.json"));
  if (note === null) return false;
  const required = packagesOf(read(at("package-lock.json")) ?? "{}");
  const there = packagesOf(note);
  const isThere = ([name, { version, optional }]) => {
    const installed = there[name];
    return installed ? installed.version === version && fs.existsSync(at(name)) : name === "" || optional === true;
  };
  return Object.entries(required).every(isThere) && hasNative(required);
}

const packagesOf = (text) => JSON.parse(text).packages ?? {};

/**
 * Checks for programs of this kind of machine. For npm they are optional, because others need others; here they are
 * required.
 */
function hasNative(required) {
  const mine = ([, { os, cpu, libc }]) =>
    os?.includes(process.platform) && cpu?.includes(process.arch) && (!libc || libc.includes(libcOfNode()));
  return Object.entries(required)
    .filter(mine)
    .every(([name]) => fs.existsSync(at(name)));
}

const libcOfNode = () => (process.report.getReport().header.glibcVersionRuntime ? "glibc" : "musl");

/** Returns the command of npm, of the one that started this process if one did. */
export function npmCommand(args) {
  const own = process.env.npm_execpath;
  if (own && own.endsWith("npm-cli.js")) return { program: process.execPath, args: [own, ...args], options: {} };
  return { program: "npm", args, options: { shell: process.platform === "win32" } };
}

function npm(words) {
  const { program, args, options } = npmCommand(words);
  return run(program, args, options);
}

function read(file) {
  try {
    return fs.readFileSync(file, "utf8");
  } catch {
    return null;
  }
}
