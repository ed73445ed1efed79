import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { followSignals, leave, runNode } from "./children.mjs";
import { ensureInstalled } from "./install.mjs";
import { alone } from "./lock.mjs";
import { at, PROGRAMS } from "./root.mjs";

const MARK = at("dist", ".built-from");
const SOURCES = ["server", "client", "schema.graphql", "tsconfig.json", "package.json", "package-lock.json"];
const NOT_BUILT = /^server[\\/]launch$|\.test\.tsx?$/;

/**
 * Builds server and client if their sources are not those of the last build. @returns whether the build is current now.
 */
export async function ensureBuilt({ force = false } = {}) {
  if (!force && isBuilt(hashSources())) return true;
  return alone(async () => {
    const hash = hashSources();
    if (!force && isBuilt(hash)) return true;
    // A build without its mark counts as none until it is whole.
    fs.rmSync(MARK, { force: true });
    fs.rmSync(at("dist/server"), { recursive: true, force: true });
    console.log("Building the server");
    if ((await runNode([PROGRAMS.tsc, "-p", "server/tsconfig.json"])) !== 0) return false;
    if (!(await bundle("server"))) return false;
    console.log("Building the client");
    if (!(await bundle("client"))) return false;
    if (!(await bundle("client/explorer"))) return false;
    fs.writeFileSync(MARK, hash);
    return true;
  });
}

async function bundle(folder) {
  const env = { ...process.env, NODE_ENV: "production" };
  const args = [PROGRAMS.vite, "build", "-c", `${folder}/vite.config.ts`, "--logLevel", "warn"];
  return (await runNode(args, { env })) === 0;
}

function isBuilt(hash) {
  const whole = ["bundle/main.js", "client/index.html", "explorer/explorer.js"].every((file) =>
    fs.existsSync(at("dist", file)),
  );
  return whole && fs.existsSync(MARK) && fs.readFileSync(MARK, "utf8") === hash;
}

function hashSources() {
  const hash = createHash("sha256");
  for (const file of SOURCES.flatMap(filesIn)) {
    hash
      .update(`${file}\0`)
      .update(fs.readFileSync(at(file)))
      .update("\0");
  }
  return hash.digest("hex");
}

/** Returns every file at or below a path, in an order that is the same everywhere. */
function filesIn(folder) {
  if (NOT_BUILT.test(folder)) return [];
  if (!fs.statSync(at(folder)).isDirectory()) return [folder];
  return fs
    .readdirSync(at(folder))
    .toSorted()
    .flatMap((name) => filesIn(path.join(folder, name)));
}

// The script runs as `npm run build`.
if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  followSignals();
  await ensureInstalled();
  leave((await ensureBuilt({ force: true })) ? 0 : 1);
}
