import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { packages } from "#tests/contracts/packages";

const run = promisify(execFile);
const folder = mkdtempSync(path.join(os.tmpdir(), "commonplace-relay-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Compiles documents as a client with Relay does. Fails with what the compiler says. */
async function compile(schema: string, documents: Readonly<Record<string, string>>): Promise<string[]> {
  const project = mkdtempSync(path.join(folder, "project-"));
  writeFileSync(path.join(project, "schema.graphql"), schema);
  mkdirSync(path.join(project, "src"));
  for (const [name, text] of Object.entries(documents)) {
    const source = `import { graphql } from "relay-runtime";\nexport const document = graphql\`${text}\`;\n`;
    writeFileSync(path.join(project, "src", `${name}.ts`), source);
  }
  const config = { src: "./src", schema: "./schema.graphql", language: "typescript", eagerEsModules: true };
  writeFileSync(path.join(project, "relay.config.json"), JSON.stringify(config));
  await run(process.execPath, [packages.fileOf("relay-compiler/cli.js"), "relay.config.json"], { cwd: project });
  return readdirSync(path.join(project, "src/__generated__")).toSorted();
}

const FEED = `
  query feedQuery($count: Int, $after: String) {
    feed(first: $count, after: $after) @connection(key: "feedQuery_feed") {
      edges { node { id content author { id name } } }
    }
  }`;

const COMMENTS = `
  query commentsQuery($id: ID!, $count: Int, $after: String) {
    post(id: $id) {
      id
      comments(first: $count, after: $after) @connection(key: "commentsQuery_comments") {
        edges { node { id content } }
      }
    }
  }`;

const schema = readFileSync("schema.graphql", "utf8");

test("Relay takes lists as connections, at the root and in an object", async () => {
  const generated = await compile(schema, { feed: FEED, comments: COMMENTS });
  expect(generated).toEqual(["commentsQuery.graphql.ts", "feedQuery.graphql.ts"]);
});

test("Relay refuses a schema whose pages have no bounds", async () => {
  const without = schema.replaceAll(/^ {2}(?:hasPreviousPage: Boolean!|startCursor: String)$/gm, "  other: Int");
  await expect(compile(without.replace("  other: Int", "  another: Int"), { feed: FEED })).rejects.toThrow(
    "hasPreviousPage",
  );
});
