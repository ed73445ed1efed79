import { expect, test } from "vitest";
import { inlineScriptHashes, MEDIA_POLICY, pagePolicy } from "./csp.ts";

const page = { nonce: "n0nce", scriptHashes: ["sha256-abc="], socketOrigin: "ws://localhost:4000", https: false };

test("a page runs nothing but our own files, the hashed script and styles with the nonce", () => {
  const policy = pagePolicy(page);
  expect(policy).not.toContain("unsafe");
  expect(policy).toContain("script-src 'self' 'sha256-abc=';");
  expect(policy).toContain("style-src 'self' 'nonce-n0nce';");
  expect(policy).toContain("frame-ancestors 'none'");
});

test("browsers upgrade requests only if the page is served over TLS", () => {
  expect(pagePolicy(page)).not.toContain("upgrade-insecure-requests");
  expect(pagePolicy({ ...page, https: true })).toMatch(/upgrade-insecure-requests$/);
});

test("scripts in the page are hashed by their exact text; files are not", () => {
  const html = `<script type="module" crossorigin src="/a.js"></script><script>alert(1)</script>`;
  expect(inlineScriptHashes(html)).toEqual(["sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI="]);
});

test("a member's file can do nothing", () => {
  expect(MEDIA_POLICY).toBe("default-src 'none'; sandbox");
});
