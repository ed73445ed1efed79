import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { root } from "./root.mjs";

/** The branches from which a change may have branched off. */
const MAIN = ["origin/main", "main", "origin/master", "master"];

const git = (...args) => {
  const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
};
const lines = (text) => (text ?? "").split("\n").filter(Boolean);

/**
 * Returns the commit to which a change is compared: where the branch left the main one. On the main branch itself that
 * is HEAD, or the commit before it when nothing is uncommitted. Null without a history.
 */
export function baseOfChange() {
  const head = git("rev-parse", "HEAD");
  if (head === null) return null;
  const left = MAIN.map((name) => git("merge-base", "HEAD", name)).find((base) => base !== null && base !== head);
  if (left) return left;
  return git("status", "--porcelain") === "" ? git("rev-parse", "HEAD~1") : head;
}

/** Returns every file that differs from a commit, uncommitted and untracked ones included. */
export function changedFiles(base) {
  if (base === null) return [];
  const known = lines(git("diff", "--name-only", base));
  return [...new Set([...known, ...lines(git("ls-files", "--others", "--exclude-standard"))])];
}

/** Parts of the product without a test folder of their own name, and the tests that exercise them most. */
const TESTED_BY = { core: ["faces"], db: ["platform", "feed"], app: ["platform", "graphql"], kit: ["faces"] };

/** Returns the subject of the API tests to which a file belongs: `server/features/posts/…` to `posts`. */
function subjectsOf(file) {
  const [side, area, name] = file.split("/");
  if (side === "tests") return area === "api" && name ? [name] : (TESTED_BY[area] ?? []);
  if (side === "server") return area === "features" && name ? [name] : (TESTED_BY[area] ?? [area ?? ""]);
  return [];
}

/** The number of test files that run within a minute and a half. */
const MOST_FILES = 12;

/**
 * Returns the API test files for what has changed, the subjects with most changes first, and the subjects for which
 * there is no time.
 */
export function apiTestsOf(files) {
  const counts = new Map();
  for (const subject of files.flatMap(subjectsOf)) counts.set(subject, (counts.get(subject) ?? 0) + 1);
  const subjects = [...counts.keys()].toSorted((one, other) => counts.get(other) - counts.get(one));
  const chosen = [];
  const left = [];
  for (const subject of subjects) {
    const folder = path.join("tests", "api", subject);
    if (!fs.existsSync(path.join(root, folder))) continue;
    const tests = fs.readdirSync(path.join(root, folder)).filter((name) => name.endsWith(".test.ts"));
    if (chosen.length > 0 && chosen.length + tests.length > MOST_FILES) left.push(subject);
    else chosen.push(...tests.map((name) => path.join(folder, name)));
  }
  return { chosen, left };
}
