import { createHash } from "node:crypto";

type Directives = Record<string, readonly string[]>;

const toPolicy = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");

interface Page {
  /** The nonce of this one answer: styles that the page's scripts add carry it. */
  nonce: string;
  /** The hashes of the scripts in the page itself. */
  scriptHashes: readonly string[];
  /** The origin of live events, beside the page's own. */
  socketOrigin: string;
  /** Whether the page is served over TLS. Over plain http the page would break if the browser upgraded its requests. */
  https: boolean;
}

/**
 * Returns what a page of the client may load and do: nothing from other hosts, no script and no style that we did not
 * send.
 */
export function pagePolicy({ nonce, scriptHashes, socketOrigin, https }: Page): string {
  return toPolicy({
    "default-src": ["'self'"],
    "script-src": ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
    "style-src": ["'self'", `'nonce-${nonce}'`],
    "img-src": ["'self'", "data:", "blob:"],
    "media-src": ["'self'", "blob:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", socketOrigin],
    "worker-src": ["'self'"],
    "manifest-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    // No text becomes markup or script: the client has no such place. Its one policy names the service worker's file.
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["commonplace-worker"],
    ...(https && { "upgrade-insecure-requests": [] }),
  });
}

/** Returns the hashes of the scripts in a page, for `script-src`. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/gi);
  return [...scripts].map(([, text = ""]) => `sha256-${createHash("sha256").update(text).digest("base64")}`);
}

/**
 * Returns the policy of the page with the API's description, which is Scalar's own and may load nothing from other
 * hosts either.
 */
export function docsPolicy(nonce: string): string {
  return toPolicy({
    "default-src": ["'none'"],
    "script-src": ["'self'", `'nonce-${nonce}'`],
    "style-src": ["'self'", `'nonce-${nonce}'`],
    // Its elements set sizes and colours as attributes; the page contains no text of a member.
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "frame-ancestors": ["'none'"],
  });
}

/** The policy of a member's file, which can do nothing when it is opened as a page of its own. */
export const MEDIA_POLICY = toPolicy({ "default-src": ["'none'"], sandbox: [] });

/** Apollo's own address of its embedded Sandbox. */
export const SANDBOX_SCRIPT =
  "https://embeddable-sandbox.cdn.apollographql.com/_latest/embeddable-sandbox.umd.production.min.js";

const SANDBOX = {
  script: "https://embeddable-sandbox.cdn.apollographql.com",
  frame: "https://sandbox.embed.apollographql.com",
};

/**
 * Returns the policy of the explorer's page. Its editor adds styles at run time and computes colours and sizes as
 * attributes, and starts workers from our files. Outside of production the script of Apollo Sandbox is added, which opens
 * a frame of Apollo's.
 */
export function explorerPolicy(production: boolean): string {
  return toPolicy({
    "default-src": ["'none'"],
    "script-src": ["'self'", ...(production ? [] : [SANDBOX.script])],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'", "data:"],
    "connect-src": ["'self'"],
    "worker-src": ["'self'"],
    "frame-src": production ? ["'none'"] : [SANDBOX.frame],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "frame-ancestors": ["'none'"],
  });
}
