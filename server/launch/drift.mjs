// `npm run codegen:check` and `npm run db:check`: is what was generated and committed still what would be generated?
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { at, FROM_SOURCE, PROGRAMS, root } from "./root.mjs";

const checks = { codegen: checkCodegen, migrations: checkMigrations };
const check = checks[process.argv[2]];
if (!check) throw new Error(`Say which: ${Object.keys(checks).join(" or ")}`);
process.exit(check() ? 0 : 1);

/** schema.graphql from the resolvers, client/gql from schema.graphql and the client's documents. */
function checkCodegen() {
  const before = contentsOf("schema.graphql", "client/gql");
  const written = node([...FROM_SOURCE, "server/app/emitSchema.ts"]) && node([PROGRAMS.codegen]);
  const after = contentsOf("schema.graphql", "client/gql");
  const files = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );
  // A check leaves everything as it was.
  for (const file of files) {
    if (before.has(file)) fs.writeFileSync(at(file), before.get(file));
    else fs.rmSync(at(file));
  }
  if (!written) return say(false, "What is generated could not be generated; see above.");
  if (files.length === 0) return say(true, "schema.graphql and client/gql are up to date");
  return say(false, `Out of date: ${files.join(", ")}. Run \`npm run codegen\` and commit what it writes.`);
}

/** Migrations are consistent with one another and with server/db/schema/. */
function checkMigrations() {
  if (!node([PROGRAMS.drizzleKit, "check", "--config", "drizzle/drizzle.config.ts"])) return false;
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), "commonplace-migrations-"));
  try {
    fs.cpSync(at("drizzle"), copy, { recursive: true });
    const count = () => fs.readdirSync(copy).filter((file) => file.endsWith(".sql")).length;
    const before = count();
    // drizzle-kit wants a path below the folder in which it runs.
    const out = path.relative(root, copy);
    const target = ["--dialect", "postgresql", "--schema", "server/db/schema/*.ts", "--out", out];
    if (!node([PROGRAMS.drizzleKit, "generate", ...target])) return false;
    if (count() === before) return say(true, "The migrations make the tables of server/db/schema/");
    return say(false, "server/db/schema/ has changes without a migration. Run `npm run db:generate` and commit it.");
  } finally {
    fs.rmSync(copy, { recursive: true, force: true });
  }
}

/** Runs a script of Node, and shows what it said only if it failed. */
function node(args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" });
  if (status !== 0) process.stdout.write(stdout + stderr);
  return status === 0;
}

function contentsOf(...places) {
  const contents = new Map();
  const read = (place) => {
    if (!fs.existsSync(at(place))) return;
    if (fs.statSync(at(place)).isDirectory()) fs.readdirSync(at(place)).forEach((name) => read(path.join(place, name)));
    else contents.set(place, fs.readFileSync(at(place), "utf8"));
  };
  places.forEach(read);
  return contents;
}

function say(good, line) {
  console.log(line);
  return good;
}
