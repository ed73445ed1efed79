import { createHash, createSecretKey, hkdfSync, type KeyObject } from "node:crypto";
import jwt from "jsonwebtoken";
import type { Caches, Makings } from "#server/cache/caches";
import { parseId } from "#server/core/ids";
import type { Viewer } from "#server/core/viewer";

const ISSUER = "commonplace";
const AUDIENCE = "commonplace";
const TYPE = "at+jwt";
/** The purpose of the derived key: another use of the same secret gets another key. */
const LABEL = "commonplace access token v1";
const LONGEST_TOKEN = 1_024;
/** The number of verified tokens that are stored; a token is a few hundred bytes. */
const VERIFIED_MAX = 10_000;

interface Key {
  readonly id: string;
  /** Created once: from bytes, jsonwebtoken would try to read a public key at each token before it takes a secret. */
  readonly secret: KeyObject;
}

interface TokenSettings {
  secret: string;
  /** The secret before a rotation: its tokens are still valid, and no new one is signed with it. */
  previousSecret: string | null;
  /** The lifetime of a token in seconds. */
  ttl: number;
  caches: Pick<Caches, "memo">;
}

/**
 * Signs and reads access tokens. A token only names a member and a session; the table of sessions decides whether the
 * session is still open.
 */
export class Tokens {
  readonly #current: Key;
  readonly #keys: ReadonlyMap<string, Key>;
  readonly #ttl: number;
  /** Verified tokens with their expiry in seconds, oldest first: a signature never changes, so it is checked once. */
  readonly #verified: Makings<string, { viewer: Viewer; exp: number }>;

  constructor({ secret, previousSecret, ttl, caches }: TokenSettings) {
    this.#verified = caches.memo({ name: "tokens", max: VERIFIED_MAX });
    this.#current = deriveKey(secret);
    const keys = previousSecret === null ? [this.#current] : [deriveKey(previousSecret), this.#current];
    this.#keys = new Map(keys.map((key) => [key.id, key]));
    this.#ttl = ttl;
  }

  sign({ id, sessionId }: Viewer): string {
    return jwt.sign({ sid: String(sessionId) }, this.#current.secret, {
      algorithm: "HS256",
      header: { alg: "HS256", typ: TYPE, kid: this.#current.id },
      subject: String(id),
      issuer: ISSUER,
      audience: AUDIENCE,
      expiresIn: this.#ttl,
    });
  }

  /**
   * Returns the viewer that a token names; null unless we signed it and it has not expired. Keys come from our own list
   * only.
   */
  read(token: string): Viewer | null {
    const verified = this.#verified.get(token, () => this.#verify(token));
    return verified && Date.now() < verified.exp * 1_000 ? verified.viewer : null;
  }

  #verify(token: string): { viewer: Viewer; exp: number } | null {
    if (token.length > LONGEST_TOKEN) return null;
    const key = this.#keys.get(keyIdOf(token));
    if (!key) return null;
    try {
      const { header, payload } = jwt.verify(token, key.secret, {
        algorithms: ["HS256"],
        issuer: ISSUER,
        audience: AUDIENCE,
        complete: true,
      });
      if (header.typ !== TYPE || typeof payload === "string" || typeof payload.exp !== "number") return null;
      const id = idOf(payload.sub);
      const sessionId = idOf(payload["sid"]);
      return id === null || sessionId === null ? null : { viewer: { id, sessionId }, exp: payload.exp };
    } catch {
      return null;
    }
  }
}

/**
 * Derives the key's name from the key itself: after a rotation, old tokens name the previous key without any setting.
 */
function deriveKey(secret: string): Key {
  const bytes = Buffer.from(hkdfSync("sha256", secret, "", LABEL, 32));
  return { id: createHash("sha256").update(bytes).digest("base64url").slice(0, 8), secret: createSecretKey(bytes) };
}

function keyIdOf(token: string): string {
  try {
    return jwt.decode(token, { complete: true })?.header.kid ?? "";
  } catch {
    return "";
  }
}

const idOf = (claim: unknown) => (typeof claim === "string" ? parseId(claim) : null);
