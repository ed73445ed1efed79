import fs from "node:fs";
import { run } from "./children.mjs";

/**
 * Installs a system package if that is possible without asking: as root on Debian. The caller checks whether the
 * program exists then.
 */
export async function installByApt(pack) {
  if (process.getuid?.() !== 0 || !fs.existsSync("/etc/debian_version")) return;
  console.log(`Installing ${pack} (apt)`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], { env }).catch(() => 1);
  await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", pack], { env }).catch(() => 1);
}
