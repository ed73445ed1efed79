import { createHash } from "node:crypto";
import fs from "node:fs";
import { leave, run } from "./children.mjs";
import { alone } from "./lock.mjs";
import { at } from "./root.mjs";

const MARK = at("node_modules", ".commonplace-installed");

/** Installs the locked dependencies if they are missing, or belong to another lock file or another kind of machine. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  await alone(async () => {
    if (isInstalled()) return;
    console.log("Installing dependencies (about a minute; only when they changed)");
    // With those that build, whatever NODE_ENV says.
    const code = await npm(["ci", "--include=dev", "--no-audit", "--no-fund"]);
    if (code !== 0) {
      console.error(
        "\nThe dependencies could not be installed; npm says above why. Is the network there? Then try again.",
      );
      leave(1);
    }
    mark();
  });
}

const wanted = () =>
  `${createHash("sha256")
    .update(fs.readFileSync(at("package-lock.json")))
    .digest("hex")} ${process.platform}-${process.arch}\n`;

function isInstalled() {
  if (read(MARK) === wanted()) return true;
  if (!isComplete()) return false;
  // Somebody ran npm themselves.
  mark();
  return true;
}

function mark() {
  try {
    fs.writeFileSync(MARK, wanted());
  } catch {
    // Installed by another user: then it is looked through again each time.
  }
}

/** Whether npm's own note of what it installed has everything that the lock file asks for on this machine. */
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

/** Programs for this kind of machine are optional to npm, since others need others. Not to us. */
function hasNative(required) {
  const mine = ([, { os, cpu, libc }]) =>
    os?.includes(process.platform) && cpu?.includes(process.arch) && (!libc || libc.includes(libcOfNode()));
  return Object.entries(required)
    .filter(mine)
    .every(([name]) => fs.existsSync(at(name)));
}

const libcOfNode = () => (process.report.getReport().header.glibcVersionRuntime ? "glibc" : "musl");

/** npm itself, the one that started us if one did. */
function npm(args) {
  const own = process.env.npm_execpath;
  if (own && own.endsWith("npm-cli.js")) return run(process.execPath, [own, ...args]);
  return run("npm", args, { shell: process.platform === "win32" });
}

function read(file) {
  try {
    return fs.readFileSync(file, "utf8");
  } catch {
    return null;
  }
}
