import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { unavailable } from "#server/core/errors";
import { extensionsOf } from "#server/graphql/errors";
import { bodyOfStatus } from "#server/rest/errors";
import { JSON_HEADERS } from "#server/rest/reply";

/** Answers a request that cannot be served now. */
export type AnswerBusy = (req: IncomingMessage, res: ServerResponse, busy?: Busy) => void;

export interface Busy {
  /** 408 for a request that did not arrive in time, 429 for one too many of an address. */
  status?: 408 | 429 | 503;
  message?: string;
  /** The seconds after which the same request may succeed. */
  retryAfter?: number | undefined;
}

/** A page tries again by itself, and less often than a program. */
const PAGE_RETRY_SECONDS = 3;

/**
 * Returns the one function that sends callers away for a while: with `Retry-After`, as GraphQL, JSON or, for people who open an address in
 * a browser, as a page that tries again by itself.
 */
export function busyAnswer(headers: Readonly<Record<string, string>>): AnswerBusy {
  return (req, res, { status = 503, message, retryAfter } = {}) => {
    const error = unavailable(message, retryAfter);
    const seconds = Math.max(1, Math.ceil(error.retryAfter ?? 1));
    // A body that nobody will read would have to be dropped before the next request on the connection.
    const close = req.complete || isBodiless(req) ? {} : { Connection: "close" };
    if (prefersPage(req)) {
      const wait = Math.max(PAGE_RETRY_SECONDS, seconds);
      const html = page({ heading: HEADINGS[status], message: error.message, wait });
      const length = { "Content-Length": Buffer.byteLength(html), "Retry-After": wait };
      res.writeHead(status, { ...headers, ...PAGE_HEADERS, ...close, ...length });
      return void res.end(req.method === "HEAD" ? undefined : html);
    }
    const isGraphql = /^\/graphql\/?(?:\?|$)/.test(addressOf(req));
    const body = isGraphql
      ? { errors: [{ message: error.message, extensions: extensionsOf(error) }] }
      : bodyOfStatus(status, error.message);
    const text = JSON.stringify(body);
    const length = { "Content-Length": Buffer.byteLength(text), "Retry-After": seconds };
    res.writeHead(status, { ...headers, ...JSON_ANSWER, ...close, ...length });
    res.end(text);
  };
}

const JSON_ANSWER = { ...JSON_HEADERS, "Content-Type": "application/json; charset=utf-8" };

/** Express shortens the address while it walks through its routers, and keeps the whole one beside it. */
const addressOf = (req: IncomingMessage) => ("originalUrl" in req ? String(req.originalUrl) : (req.url ?? ""));

const isBodiless = ({ headers }: IncomingMessage) =>
  headers["transfer-encoding"] === undefined && Number(headers["content-length"] ?? 0) === 0;

/** Checks whether somebody opens an address in a browser: then a page is accepted, and rather than JSON. */
export function prefersPage({ method, headers: { accept = "" } }: IncomingMessage): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  const html = accept.indexOf("text/html");
  const json = accept.indexOf("application/json");
  return html >= 0 && (json < 0 || html < json);
}

const STYLE = `
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;font:1rem/1.6 system-ui,sans-serif;background:#f8fafc;color:#0f172a}
main{max-width:28rem;padding:2rem;text-align:center}
h1{font-size:1.5rem;line-height:1.3;margin:0 0 .75rem}
p{margin:0 0 1rem}
a{color:#1d4ed8}
@media (prefers-color-scheme:dark){body{background:#0f172a;color:#f1f5f9}a{color:#93c5fd}}
`;
const styleHash = createHash("sha256").update(STYLE).digest("base64");

const PAGE_HEADERS = {
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": "no-store",
  Vary: "Accept",
  "Content-Security-Policy": `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
};

const HEADINGS = {
  408: "That took too long",
  429: "Please wait a moment",
  503: "Commonplace will be back in a moment",
};

const page = ({ heading, message, wait }: { heading: string; message: string; wait: number }) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${wait}">
<title>${heading} · Commonplace</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${heading}</h1>
<p>${message}</p>
<p>This page tries again by itself in ${wait} seconds. Nothing that you have saved is lost.</p>
<p><a href="">Try again now</a></p>
</main>
</body>
</html>
`;
