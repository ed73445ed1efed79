import { Buffer } from "node:buffer";
import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

interface Secrets {
  secret: string;
  /** The secret before a rotation: its signatures are still valid. */
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

  /** Checks whether a signature is ours. The time of the check does not reveal how much of the signature is right. */
  hasSigned(signature: string, ...parts: string[]): boolean {
    const actual = Buffer.from(signature, "base64url");
    // Another spelling of the same bytes is not what the server sent out.
    if (actual.toString("base64url") !== signature) return false;
    return this.#keys.some((key) => {
      const right = mac(key, parts);
      return actual.length === right.length && timingSafeEqual(actual, right);
    });
  }
}

/** Signs each part together with its length, so that no character can move from one part into the next. */
function mac(key: Buffer, parts: readonly string[]): Buffer {
  const hmac = createHmac("sha256", key);
  for (const part of parts) hmac.update(`${Buffer.byteLength(part)}:${part}`);
  return hmac.digest();
}
