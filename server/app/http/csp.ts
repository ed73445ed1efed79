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

const CDN = [
  "https://apollo-server-landing-page.cdn.apollographql.com",
  "https://embeddable-sandbox.cdn.apollographql.com",
  "https://embeddable-explorer.cdn.apollographql.com",
];

/**
 * The policy of the Sandbox page, which is Apollo's: its scripts come from Apollo's hosts and carry a nonce of its own,
 * which its meta tag requires. Both policies apply, so this one allows what the meta tag narrows.
 */
export const SANDBOX_POLICY = toPolicy({
  "default-src": ["'self'"],
  "script-src": ["'self'", "'unsafe-inline'", ...CDN],
  "style-src": ["'self'", "'unsafe-inline'", ...CDN, "https://fonts.googleapis.com"],
  "font-src": ["'self'", "https://fonts.gstatic.com"],
  "img-src": ["'self'", "data:", ...CDN.slice(0, 1)],
  "manifest-src": ["'self'", ...CDN.slice(0, 1)],
  "frame-src": ["https://sandbox.embed.apollographql.com", "https://explorer.embed.apollographql.com"],
  "connect-src": ["'self'", ...CDN],
  "object-src": ["'none'"],
  "base-uri": ["'none'"],
  "frame-ancestors": ["'none'"],
});
