import { spawnSync } from "node:child_process";

const ENSURE = `import("./server/launch/build.mjs")
  .then(async ({ ensureBuilt }) => process.exit((await ensureBuilt()) ? 0 : 1))`;

/** The product as operators start it: it is built first when its sources are not those of the last build. */
export function setup(): void {
  const { status } = spawnSync(process.execPath, ["-e", ENSURE], { stdio: ["ignore", "inherit", "inherit"] });
  if (status !== 0) throw new Error("The product could not be built.");
}
