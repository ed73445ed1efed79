// `npm run codegen:check` and `npm run db:check`: checks whether generated files in the repository are up to date.
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { at, FROM_SOURCE, PROGRAMS, root } from "./root.mjs";

const checks = { codegen: checkCodegen, migrations: checkMigrations };
const check = checks[process.argv[2]];
if (!check) throw new Error(`Missing argument, one of: ${Object.keys(checks).join(" or ")}`);
process.exit(check() ? 0 : 1);

/**
 * Checks schema.graphql, which the resolvers determine, and client/gql, which schema.graphql and the client's documents
 * determine.
 */
function checkCodegen() {
  const isCurrent =
    node([...FROM_SOURCE, "server/app/emitSchema.ts", "--check"]) && node([PROGRAMS.codegen, "--check"]);
  if (isCurrent) return report(true, "schema.graphql and client/gql are up to date");
  return report(false, "Generated files are out of date; see above. Run `npm run codegen` and commit the result.");
}

/** Checks that migrations are consistent with one another and with server/db/schema/. */
function checkMigrations() {
  if (!node([PROGRAMS.drizzleKit, "check", "--config", "drizzle/drizzle.config.ts"])) return false;
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), "commonplace-migrations-"));
  try {
    fs.cpSync(at("drizzle"), copy, { recursive: true });
    const count = () => fs.readdirSync(copy).filter((file) => file.endsWith(".sql")).length;
    const before = count();
    // The tool drizzle-kit requires a path below the folder in which it runs.
    const out = path.relative(root, copy);
    const target = ["--dialect", "postgresql", "--schema", "server/db/schema/*.ts", "--out", out];
    if (!node([PROGRAMS.drizzleKit, "generate", ...target])) return false;
    if (count() === before) return report(true, "The migrations match server/db/schema/");
    return report(false, "server/db/schema/ has changes without a migration. Run `npm run db:generate` and commit it.");
  } finally {
    fs.rmSync(copy, { recursive: true, force: true });
  }
}

/** Runs a script of Node. It prints the output only if the script failed. */
function node(args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" });
  if (status !== 0) process.stdout.write(stdout + stderr);
  return status === 0;
}

function report(good, line) {
  console.log(line);
  return good;
}
