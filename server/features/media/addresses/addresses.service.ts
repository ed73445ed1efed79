import { isPrivateKey } from "#server/platform/storage/storage";
import { Signer } from "#server/platform/secrets/signer";
import type { UrlOf } from "#server/features/media/media.model";

/** How long an address of a private file is good at least, in seconds; at most it is twice as long. */
export const PRIVATE_SECONDS = 10 * 60;

/** Who is given an address: a member, or nobody in particular. */
type Reader = { readonly id: number } | null;

interface Parts {
  /** Without a slash at its end. */
  publicUrl: string;
  secret: string;
  previousSecret: string | null;
}

/** What an address of a private file says beside its key. */
export interface SignedQuery {
  viewer?: QueryValue;
  expires?: QueryValue;
  signature?: QueryValue;
}

/** Once, several times, or in parts: only the first of these can be ours. */
type QueryValue = string | object | undefined;

/**
 * Where stored files are to be had. Most are for everybody who has the address, for ever. A private one (a picture in a
 * conversation) has addresses that are made for one member each and end after minutes: whoever is shown the thing gets
 * a fresh one, and one that was passed on is soon of no use.
 */
export class MediaAddresses {
  readonly #publicUrl: string;
  readonly #signer: Signer;

  constructor({ publicUrl, ...secrets }: Parts) {
    this.#publicUrl = publicUrl;
    this.#signer = new Signer("commonplace private media v1", secrets);
  }

  /** Absolute address of a file. Bound, so that presenters take it as it is. */
  readonly urlOf: UrlOf = (key) => `${this.#publicUrl}/media/${key}`;

  /** The same as somebody is shown it, who may see what the file is part of. */
  readonly urlFor =
    (reader: Reader): UrlOf =>
    (key) =>
      reader && isPrivateKey(key) ? this.signedUrl(key, reader.id) : this.urlOf(key);

  /** An address for one member, good for so many seconds at least; the same one for a while, so that browsers may keep the file. */
  signedUrl(key: string, viewerId: number, ttl = PRIVATE_SECONDS, now = Date.now()): string {
    const expires = String((Math.floor(now / 1_000 / ttl) + 2) * ttl);
    const viewer = String(viewerId);
    const query = new URLSearchParams({ viewer, expires, signature: this.#signer.sign(key, viewer, expires) });
    return `${this.urlOf(key)}?${query.toString()}`;
  }

  /** For how many seconds an address of a private file is still good; null when it is not, or was not made by us. */
  secondsLeft(key: string, { viewer, expires, signature }: SignedQuery, now = Date.now()): number | null {
    if (typeof viewer !== "string" || typeof expires !== "string" || typeof signature !== "string") return null;
    if (!this.#signer.hasSigned(signature, key, viewer, expires)) return null;
    const left = Number(expires) - Math.floor(now / 1_000);
    return left > 0 ? left : null;
  }
}
