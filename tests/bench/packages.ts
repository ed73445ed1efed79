import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { print } from "./print.ts";

/* The packages of the peers and of the load generator. They have a package.json of their own, so that nobody installs
   them who does not measure. */

const FOLDER = path.join(import.meta.dirname, "packages");
const find = createRequire(path.join(FOLDER, "package.json"));

/** Installs the packages if their lock file is not the one of the last installation. */
export function installPackages(): void {
  const mark = path.join(FOLDER, "node_modules/.installed-from");
  const lock = readFileSync(path.join(FOLDER, "package-lock.json"), "utf8");
  if (existsSync(mark) && readFileSync(mark, "utf8") === lock) return;
  print("Installing the peers and the load generator");
  // PostGraphile wants a newer Node, and runs on ours with `peers/promises.ts`.
  const options = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--engine-strict=false"];
  const { status } = spawnSync("npm", options, { cwd: FOLDER, stdio: "inherit" });
  if (status !== 0) throw new Error("The packages of the bench could not be installed.");
  writeFileSync(mark, lock);
}

/** Loads one of the packages. The caller says what it uses of it, because its types are not installed either. */
export const packageOf = <Exports>(name: string): Exports => find(name) as Exports;
