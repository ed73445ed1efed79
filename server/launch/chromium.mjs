import { spawnSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import { installByApt } from "./apt.mjs";
import { runNode } from "./children.mjs";
import { at, PROGRAMS } from "./root.mjs";

const SYSTEM = "/usr/bin/chromium";

/**
 * A Chromium for the browser tests: the one that CHROMIUM names, the system's, Playwright's, else one that is
 * installed now. @returns its path, or null where none can be had, after saying why.
 */
export async function ensureChromium() {
  const named = process.env.CHROMIUM?.trim();
  if (named) {
    if (works(named)) return named;
    console.error(`CHROMIUM names ${named}, which cannot be run.`);
    return null;
  }
  const executable = (await present()) ?? (await installed());
  if (executable) return executable;
  console.error(
    "\nThe browser tests need Chromium, and it could not be installed. Install it (on Debian: apt-get install chromium)\n" +
      "or name one: CHROMIUM=/path/to/chromium npm test",
  );
  return null;
}

async function present() {
  if (works(SYSTEM)) return SYSTEM;
  const own = await playwrights();
  return own && works(own) ? own : null;
}

async function installed() {
  await installByApt("chromium");
  if (works(SYSTEM)) return SYSTEM;
  console.log("Installing Chromium (Playwright)");
  await runNode([PROGRAMS.playwright, "install", "chromium"]);
  return present();
}

/** Where Playwright keeps its own, whether it is there or not. */
async function playwrights() {
  const { chromium } = await import(pathToFileURL(at("node_modules/@playwright/test/index.mjs")).href);
  return chromium.executablePath();
}

const works = (program) => spawnSync(program, ["--version"], { stdio: "ignore", timeout: 30_000 }).status === 0;
