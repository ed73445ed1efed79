import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { root } from "#server/core/root";
import { print } from "./print.ts";

const MAIN = path.join(root, "dist/server/main.js");

/**
 * Builds the server if a source is newer than the last build. The client is not built, so the build no longer counts
 * as whole for the launcher.
 */
export function buildServer(): void {
  if (existsSync(MAIN) && newest(path.join(root, "server")) < statSync(MAIN).mtimeMs) return;
  print("Building the server");
  rmSync(path.join(root, "dist/.built-from"), { force: true });
  const tsc = path.join(root, "node_modules/.bin/tsc");
  const { status } = spawnSync(tsc, ["-p", "server/tsconfig.json"], { cwd: root, stdio: "inherit" });
  if (status !== 0) throw new Error("The server could not be built.");
}

/** Returns when a file of the folder last changed. */
function newest(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return Math.max(...files.map((file) => statSync(path.join(folder, file)).mtimeMs));
}
