import { Buffer } from "node:buffer";
import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

interface Secrets {
  secret: string;
  /** The secret before a rotation: what it signed is still believed. */
  previousSecret: string | null;
}

/** Signs texts with a key of their own, which `label` derives from the server's secret. */
export class Signer {
  readonly #current: Buffer;
  readonly #keys: readonly Buffer[];

  constructor(label: string, { secret, previousSecret }: Secrets) {
    const derive = (from: string) => Buffer.from(hkdfSync("sha256", from, "", label, 32));
    this.#current = derive(secret);
    this.#keys = previousSecret === null ? [this.#current] : [this.#current, derive(previousSecret)];
  }

  sign(...parts: string[]): string {
    return mac(this.#current, parts).toString("base64url");
  }

  /** Whether a signature is ours; how much of it is right cannot be told by the clock. */
  hasSigned(signature: string, ...parts: string[]): boolean {
    const actual = Buffer.from(signature, "base64url");
    // Another spelling of the same bytes is not what was sent out.
    if (actual.toString("base64url") !== signature) return false;
    return this.#keys.some((key) => {
      const right = mac(key, parts);
      return actual.length === right.length && timingSafeEqual(actual, right);
    });
  }
}

/** Each part carries its length, so that nothing can move from one part into the next. */
function mac(key: Buffer, parts: readonly string[]): Buffer {
  const hmac = createHmac("sha256", key);
  for (const part of parts) hmac.update(`${Buffer.byteLength(part)}:${part}`);
  return hmac.digest();
}
