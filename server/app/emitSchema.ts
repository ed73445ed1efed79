import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createSchema, facesOf, printed } from "#server/graphql/fields/schema";
import { FEATURES } from "./features.ts";
import { idleCore } from "./idleCore.ts";
import { apiReference } from "./reference/apiReference.ts";
import { root } from "#server/core/root";

/*
 * Writes `schema.graphql` from the resolvers, and what the page about the API says of codes and limits from their tables.
 * It leaves a file with the same content alone, so that watchers do not react. With `--check` it writes nothing and fails
 * if a file is out of date.
 */
const { resolvers } = FEATURES.build(idleCore());
emit("schema.graphql", printed(createSchema(resolvers, facesOf(resolvers))));
emit("client/pages/info/apiReference.md", apiReference());

function emit(name: string, text: string): void {
  const file = path.join(root, name);
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  if (process.argv.includes("--check")) fail(`${name} is not what the code makes`);
  else writeFileSync(file, text);
}

function fail(reason: string): void {
  process.stderr.write(`${reason}\n`);
  process.exitCode = 1;
}
