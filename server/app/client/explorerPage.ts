import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import { type RequestHandler, Router } from "express";
import type { GraphQLSchema } from "graphql";
import { clientFiles } from "./clientFiles.ts";
import { root } from "#server/core/root";
import { textOf } from "#server/graphql/fields/schema";
import { explorerPolicy, SANDBOX_SCRIPT } from "#server/app/http/csp";

/** The built explorer, which `client/explorer` describes. */
const FOLDER = path.join(root, "dist/explorer");

/**
 * The page of `GET /graphql`. In production it loads nothing from other hosts, because the token of a member who is
 * signed in lies within reach of every script of this origin. Elsewhere it is Apollo Sandbox, or the same page of our
 * own where Apollo's script cannot be loaded.
 */
export function explorerPage(production: boolean): RequestHandler {
  const html = page(production ? "" : ` data-sandbox="${SANDBOX_SCRIPT}"`);
  const policy = explorerPolicy(production);
  return (_req, res) => {
    res.set({ "Cache-Control": "no-cache", "Content-Security-Policy": policy }).type("html").send(html);
  };
}

/** Serves the files of the explorer; without a build there are none. */
export const explorerFiles = (): RequestHandler => (existsSync(FOLDER) ? clientFiles(FOLDER) : Router());

/** Serves the schema as text, for programs that generate code from it. It is printed when it is first read. */
export function schemaText(schema: GraphQLSchema): RequestHandler {
  let made: { text: string; etag: string } | null = null;
  return (req, res) => {
    made ??= withTag(textOf(schema));
    res.set({ "Cache-Control": "no-cache", ETag: made.etag }).type("text/plain");
    if (req.headers["if-none-match"] === made.etag) res.status(304).end();
    else res.send(made.text);
  };
}

function withTag(text: string) {
  return { text, etag: `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"` };
}

const page = (settings: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
    <title>GraphQL – Commonplace</title>
    <script type="module" src="/graphql/explorer/explorer.js"></script>
  </head>
  <body style="margin: 0; font-family: system-ui, sans-serif">
    <main id="explorer"${settings}>
      <p style="padding: 16px">
        Loading the explorer. The API is described at <a href="/api">/api</a>; programs send documents by POST.
      </p>
    </main>
    <noscript>The explorer needs JavaScript.</noscript>
  </body>
</html>
`;
