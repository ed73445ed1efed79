import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from "node:crypto";

/* The least that a signed token can cost: one HMAC with a key that is made once, and its expiry. */

const HEADER = Buffer.from(JSON.stringify({ alg: "HS256", typ: "JWT" })).toString("base64url");

export const keyOf = (secret: string): KeyObject => createSecretKey(Buffer.from(secret));

const signatureOf = (text: string, key: KeyObject) => createHmac("sha256", key).update(text).digest();

export function signToken(member: number, key: KeyObject): string {
  const claims = JSON.stringify({ sub: String(member), exp: Math.floor(Date.now() / 1_000) + 86_400 });
  const text = `${HEADER}.${Buffer.from(claims).toString("base64url")}`;
  return `${text}.${signatureOf(text, key).toString("base64url")}`;
}

/** Returns the member of a token; null when we did not sign it, or it has expired. */
function readToken(token: string, key: KeyObject): string | null {
  const end = token.lastIndexOf(".");
  const text = token.slice(0, end);
  const signature = Buffer.from(token.slice(end + 1), "base64url");
  const expected = signatureOf(text, key);
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return null;
  const claims = JSON.parse(Buffer.from(text.slice(text.indexOf(".") + 1), "base64url").toString()) as {
    sub: string;
    exp: number;
  };
  return claims.exp > Date.now() / 1_000 ? claims.sub : null;
}

/** Returns the member who sends a request; null without a valid token. */
export const memberOf = (authorization: string | undefined, key: KeyObject): string | null =>
  authorization?.startsWith("Bearer ") ? readToken(authorization.slice(7), key) : null;
