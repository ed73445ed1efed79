import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const [, folder = "", extension = ""] = /^(.*\/)[^/]*(\.[jt]s)$/.exec(import.meta.url) ?? [];
/** The script is beside this file in the bundle, and at the top of the sources. */
const script = fileURLToPath(extension === ".ts" ? `${folder}../../seed.ts` : `${folder}seed.js`);
const loader = extension === ".ts" ? ["--conditions=source", "--import", "tsx"] : [];

/**
 * Loads the demo community in a process of its own with the settings of this one: drawing its pictures takes memory
 * that a server would never give back.
 */
export async function seedBeside(signal?: AbortSignal): Promise<void> {
  const child = spawn(process.execPath, [...loader, script, "--for-server"], {
    stdio: ["ignore", "inherit", "inherit"],
    ...(signal && { signal }),
  });
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error("The demo community could not be loaded.");
}
