import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createSchema, facesOf, printed } from "#server/graphql/schema";
import { FEATURES } from "./features.ts";
import { idleCore } from "./idleCore.ts";
import { root } from "#server/core/root";

/**
 * Writes `schema.graphql` from the resolvers; it leaves a file with the same content alone, so that watchers do not
 * react. With `--check` it writes nothing and fails if the file is out of date.
 */
const file = path.join(root, "schema.graphql");
const { resolvers } = FEATURES.build(idleCore());
const text = printed(createSchema(resolvers, facesOf(resolvers)));
if (readFileSync(file, "utf8") !== text) {
  if (process.argv.includes("--check")) fail("schema.graphql is not what the resolvers make");
  else writeFileSync(file, text);
}

function fail(reason: string): void {
  process.stderr.write(`${reason}\n`);
  process.exitCode = 1;
}
