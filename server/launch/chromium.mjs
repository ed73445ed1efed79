import { spawnSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import { installByApt } from "./services.mjs";
import { runNode } from "./children.mjs";
import { at, PROGRAMS } from "./root.mjs";

/**
 * Debian's packages, the better one first. The headless shell is the same engine without the browser's own windows:
 * the browser tests take about 0.6 of the time with it.
 */
const PACKAGES = ["chromium-headless-shell", "chromium"];

/**
 * Finds a Chromium for the browser tests: the one that CHROMIUM names, the system's headless shell (installed now if
 * that is possible), the system's Chromium, or Playwright's. @returns its path, or null after printing the reason.
 */
export async function ensureChromium() {
  const named = process.env.CHROMIUM?.trim();
  if (named) {
    if (works(named)) return named;
    console.error(`CHROMIUM is set to ${named}, which cannot be run.`);
    return null;
  }
  const executable = (await ofSystem()) ?? (await ofPlaywright());
  if (executable) return executable;
  console.error(
    "\nThe browser tests need Chromium, and it could not be installed. Install it (on Debian: apt-get install chromium)\n" +
      "or set its path: CHROMIUM=/path/to/chromium npm test",
  );
  return null;
}

async function ofSystem() {
  for (const name of PACKAGES) {
    const program = `/usr/bin/${name}`;
    if (!works(program)) await installByApt(name);
    if (works(program)) return program;
  }
  return null;
}

async function ofPlaywright() {
  const { chromium } = await import(pathToFileURL(at("node_modules/@playwright/test/index.mjs")).href);
  if (works(chromium.executablePath())) return chromium.executablePath();
  console.log("Installing Chromium (Playwright)");
  await runNode([PROGRAMS.playwright, "install", "chromium"]);
  return works(chromium.executablePath()) ? chromium.executablePath() : null;
}

const works = (program) => spawnSync(program, ["--version"], { stdio: "ignore", timeout: 30_000 }).status === 0;
