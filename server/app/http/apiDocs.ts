import { createHash, randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { type Request, type RequestHandler, type Response, Router } from "express";
import type { OpenApi } from "#server/rest/description/openapi";
import { TransportError } from "#server/rest/errors";
import { JSON_HEADERS } from "#server/rest/reply";
import { docsPolicy } from "./csp.ts";
import { root } from "#server/core/root";

/** The page is Scalar's; of its packages this one contains the whole script as one file and little else. */
const SCRIPT = "node_modules/@scalar/fastify-api-reference/dist/js/standalone.js";

/** Scalar makes these lines as low as capitals, which cuts the lower ends of p, g and y. */
const LINES_OF_ANSWERS =
  ".scalar-app .markdown-summary, .scalar-app .markdown-summary * { line-height: 1.4 !important; }";

const SETTINGS = {
  url: "/api/openapi.json",
  withDefaultFonts: false,
  customCss: LINES_OF_ANSWERS,
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: "never",
  agent: { disabled: true },
  mcp: { disabled: true },
};

/**
 * Serves the API's description and a page to read it, under the base of the calls. The page loads nothing from other
 * hosts.
 */
export function apiDocs(describe: () => OpenApi): Router {
  const router = Router();
  const document = once(() => describe());
  const script = once(readScript);

  serve(router, "/openapi.json", (_req, res) => {
    res.set(JSON_HEADERS).json(document());
  });
  serve(router, "/docs", (_req, res) => {
    const nonce = randomBytes(16).toString("base64");
    res.set({ "Cache-Control": "no-cache", "Content-Security-Policy": docsPolicy(nonce) });
    res.type("html").send(page(nonce));
  });
  serve(router, "/docs/scalar.js", async (req, res) => {
    const { plain, packed, etag } = await script();
    res.type("js").set({ ETag: etag, Vary: "Accept-Encoding", "Cache-Control": "public, max-age=3600" });
    if (req.headers["if-none-match"] === etag) return void res.status(304).end();
    const isPacked = req.acceptsEncodings("br") === "br";
    if (isPacked) res.set("Content-Encoding", "br");
    res.end(isPacked ? packed : plain);
  });
  return router;
}

function serve(router: Router, address: string, answer: (req: Request, res: Response) => void | Promise<void>): void {
  const others: RequestHandler = (req, res) => {
    const allow = "GET, HEAD, OPTIONS";
    if (req.method === "OPTIONS") return void res.status(204).setHeader("Allow", allow).end();
    throw new TransportError(405, `${req.method} is not supported here.`, { Allow: allow });
  };
  router.get(address, answer);
  router.all(address, others);
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

async function readScript() {
  const plain = await readFile(path.join(root, SCRIPT));
  const packed = await promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
  const etag = `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
  return { plain, packed, etag };
}

/** Scalar creates its styles at runtime and knows no nonce, so each style gets the one of this answer. */
const SIGN_STYLES = `
  const { nonce } = document.currentScript;
  const create = document.createElement.bind(document);
  document.createElement = (name, options) => {
    const element = create(name, options);
    if (element instanceof HTMLStyleElement) element.nonce = nonce;
    return element;
  };
`;

const page = (nonce: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <title>The API of Commonplace</title>
  </head>
  <body>
    <noscript>This page needs JavaScript. The description itself is <a href="/api/openapi.json">a file</a>.</noscript>
    <script id="api-reference" data-url="/api/openapi.json" data-configuration='${JSON.stringify(SETTINGS)}'></script>
    <script nonce="${nonce}">${SIGN_STYLES}</script>
    <script src="/api/docs/scalar.js"></script>
  </body>
</html>
`;
