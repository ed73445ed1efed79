import { Buffer } from "node:buffer";
import { createHmac, generateKeyPairSync } from "node:crypto";
import jwt from "jsonwebtoken";
import { Caches } from "#server/cache/caches";
import { Tokens } from "#server/platform/secrets/tokens";
import { SECRET } from "#tests/kit/app";

const WEAK = ["secret", "changeme", "your-256-bit-secret", "jwt_secret", "dev"];
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

/** Reads the content of one of our tokens, without verifying its signature. */
function readToken(token: string): { sub: string; sid: string } {
  const payload = jwt.decode(token, { json: true });
  return { sub: String(payload?.sub), sid: String(payload?.["sid"]) };
}

/** Returns tokens with the content of a real one and no valid signature; `how` as in the cases: `hs256,key=k`. */
export function forged(real: string, how: string): string[] {
  const [algorithm = "", ...settings] = how.split(",");
  const setting = (name: string) => settings.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1);
  const { header, payload } = jwt.decode(real, { complete: true }) ?? { header: {}, payload: {} };
  if (typeof payload === "string") throw new Error("a token of ours says more than a text");
  const more = {
    ...header,
    ...(setting("jku") && { jku: setting("jku"), x5u: setting("jku") }),
    ...(setting("kid") && { kid: setting("kid") === "sqli" ? "' UNION SELECT 'k'--" : setting("kid") }),
  };
  const unsigned = (alg: string) => `${encode({ ...more, alg })}.${encode(payload)}`;
  if (/^none$/i.test(algorithm)) return [`${unsigned(algorithm)}.`];
  if (algorithm === "rs256") {
    const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    return [jwt.sign(payload, privateKey, { algorithm: "RS256", header: { ...more, alg: "RS256" } })];
  }
  const keys = setting("key") === "weaklist" ? WEAK : [setting("key") ?? ""];
  return keys.map((key) => {
    const text = unsigned("HS256");
    return `${text}.${createHmac("sha256", key).update(text).digest("base64url")}`;
  });
}

/** Returns one of our tokens after its expiry. */
export function expired(real: string): string {
  const { sub, sid } = readToken(real);
  const tokens = new Tokens({ secret: SECRET, previousSecret: null, ttl: -10, caches: new Caches(true) });
  return tokens.sign({ id: Number(sub), sessionId: Number(sid) });
}
