import { spawnSync } from "node:child_process";
import { sweepLeftovers } from "./process/runFolder.ts";

const ENSURE = `import("./server/launch/build.mjs")
  .then(async ({ ensureBuilt }) => process.exit((await ensureBuilt()) ? 0 : 1))`;

/**
 * Builds the product as operators start it, unless the last build has the same sources, and ends what killed runs have
 * left.
 */
export async function setup(): Promise<void> {
  await sweepLeftovers();
  const { status } = spawnSync(process.execPath, ["-e", ENSURE], { stdio: ["ignore", "inherit", "inherit"] });
  if (status !== 0) throw new Error("The product could not be built.");
}
