import fs from "node:fs";
import { run } from "./children.mjs";

/** Installs a program of the system where that can be done unasked: as root on Debian. Whether it is there then, the caller looks. */
export async function installByApt(pack) {
  if (process.getuid?.() !== 0 || !fs.existsSync("/etc/debian_version")) return;
  console.log(`Installing ${pack} (apt)`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], { env }).catch(() => 1);
  await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", pack], { env }).catch(() => 1);
}
