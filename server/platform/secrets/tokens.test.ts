import { Caches } from "#server/cache/caches";
import { createHash, hkdfSync } from "node:crypto";
import jwt from "jsonwebtoken";
import { expect, test, vi } from "vitest";
import { Tokens } from "./tokens.ts";

const SECRET = "a secret of at least thirty-two bytes";
const OTHER = "another secret, also of thirty-two bytes";
const tokens = new Tokens({ secret: SECRET, previousSecret: null, ttl: 60, caches: new Caches(true) });
const viewer = { id: 7, sessionId: 9 };

/** Derives the key of a secret as the server does: an insider would sign a forgery with it. */
function keyOf(secret: string) {
  const bytes = Buffer.from(hkdfSync("sha256", secret, "", "commonplace access token v1", 32));
  return { bytes, id: createHash("sha256").update(bytes).digest("base64url").slice(0, 8) };
}

const GOOD = { sub: "7", sid: "9", iss: "commonplace", aud: "commonplace" };

function forge(claims: object, options: jwt.SignOptions = {}, secret = SECRET): string {
  const { bytes, id } = keyOf(secret);
  const header = { alg: options.algorithm ?? "HS256", typ: "at+jwt", kid: id, ...options.header };
  return jwt.sign(claims, bytes, { expiresIn: 60, ...options, header });
}

test("a token names the member and the session it was signed for", () => {
  expect(tokens.read(tokens.sign(viewer))).toEqual(viewer);
});

test("a token that was read before expires like any other", () => {
  vi.useFakeTimers();
  const token = tokens.sign(viewer);
  expect(tokens.read(token)).toEqual(viewer);
  vi.advanceTimersByTime(59_000);
  expect(tokens.read(token)).toEqual(viewer);
  vi.advanceTimersByTime(2_000);
  expect(tokens.read(token)).toBeNull();
  vi.useRealTimers();
});

test("a forgery that is right in everything passes, so that each refusal below has one cause", () => {
  expect(tokens.read(forge(GOOD))).toEqual(viewer);
});

test.each([
  ["another algorithm", forge(GOOD, { algorithm: "HS512" })],
  ["another type", forge(GOOD, { header: { alg: "HS256", typ: "JWT" } })],
  ["an unknown key id", forge(GOOD, { header: { alg: "HS256", kid: "' UNION SELECT 'k'--" } })],
  ["the address of a key", forge(GOOD, { header: { alg: "HS256", kid: "x", jku: "http://127.0.0.1:9/" } })],
  ["another secret", forge(GOOD, {}, OTHER)],
  ["another audience", forge({ ...GOOD, aud: "elsewhere" })],
  ["another issuer", forge({ ...GOOD, iss: "elsewhere" })],
  ["an end in the past", forge(GOOD, { expiresIn: -1 })],
  ["a member's id that is a number", forge({ ...GOOD, sub: undefined, sid: 9 })],
  ["a member's id that is no id", forge({ ...GOOD, sub: "7e0" })],
  ["no session", forge({ ...GOOD, sid: undefined })],
  ["a session beyond 2^53", forge({ ...GOOD, sid: "99999999999999999999" })],
])("a token with %s is refused", (_, token) => {
  expect(tokens.read(token)).toBeNull();
});

test("a token without an end is refused", () => {
  const { bytes, id } = keyOf(SECRET);
  expect(tokens.read(jwt.sign(GOOD, bytes, { header: { alg: "HS256", typ: "at+jwt", kid: id } }))).toBeNull();
});

test("a token without a signature is refused, in any spelling of none", () => {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
  for (const alg of ["none", "None", "nOnE", "NONE"]) {
    const header = { alg, typ: "at+jwt", kid: keyOf(SECRET).id };
    expect(tokens.read(`${encode(header)}.${encode({ ...GOOD, exp: 9_999_999_999 })}.`)).toBeNull();
  }
});

test("a text that is no token, or was changed, is refused", () => {
  const token = tokens.sign(viewer);
  const last = token.at(-1) === "A" ? "B" : "A";
  for (const text of ["", "x", "a.b.c", "null", `${token}.x`, token.slice(0, -1) + last, token.repeat(20)]) {
    expect(tokens.read(text)).toBeNull();
  }
});

test("after a rotation, tokens of the previous secret stay valid and new ones use the new secret", () => {
  const rotated = new Tokens({ secret: OTHER, previousSecret: SECRET, ttl: 60, caches: new Caches(true) });
  expect(rotated.read(tokens.sign(viewer))).toEqual(viewer);
  expect(tokens.read(rotated.sign(viewer))).toBeNull();
  expect(
    new Tokens({ secret: OTHER, previousSecret: null, ttl: 60, caches: new Caches(true) }).read(tokens.sign(viewer)),
  ).toBeNull();
});
