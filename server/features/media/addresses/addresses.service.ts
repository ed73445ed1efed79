import { isPrivateKey } from "#server/platform/storage/storage";
import { Signer } from "#server/platform/secrets/signer";
import type { UrlOf } from "#server/features/media/media.model";

/** The shortest time for which an address of a private file is valid, in seconds; the longest is twice as long. */
export const PRIVATE_SECONDS = 10 * 60;

/** The member for whom an address is made, or null for everybody. */
type Reader = { readonly id: number } | null;

interface Parts {
  /** The address has no slash at its end. */
  publicUrl: string;
  secret: string;
  previousSecret: string | null;
}

/** The query that an address of a private file contains beside its key. */
export interface SignedQuery {
  viewer?: QueryValue;
  expires?: QueryValue;
  signature?: QueryValue;
}

/** A query value may occur once, several times, or in parts; only the first form can be ours. */
type QueryValue = string | object | undefined;

/**
 * Creates the addresses of stored files. Most files are public, and their addresses are valid for ever. A private file
 * (a picture in a conversation) has addresses for one member each, which expire after minutes: a member who may see the
 * message gets a fresh one, and one that was passed on soon expires.
 */
export class MediaAddresses {
  readonly #base: string;
  readonly #signer: Signer;

  /** @param path where the files are served. What is signed for one path is not valid for another. */
  constructor({ publicUrl, ...secrets }: Parts, path: "media" | "downloads" = "media") {
    this.#base = `${publicUrl}/${path}/`;
    this.#signer = new Signer(`commonplace private ${path} v1`, secrets);
  }

  /** Returns the absolute address of a public file. It is bound, so that presenters can take it as a function. */
  readonly urlOf: UrlOf = (key) => this.#base + key;

  /** Returns the addresses for a viewer who may see the thing to which the file belongs. */
  readonly urlFor =
    (reader: Reader): UrlOf =>
    (key) =>
      reader && isPrivateKey(key) ? this.signedUrl(key, reader.id) : this.urlOf(key);

  /**
   * Returns an address for one member, valid for at least so many seconds. It stays the same for a while, so that
   * browsers can cache the file.
   */
  signedUrl(key: string, viewerId: number, ttl = PRIVATE_SECONDS, now = Date.now()): string {
    const expires = String((Math.floor(now / 1_000 / ttl) + 2) * ttl);
    const viewer = String(viewerId);
    const query = new URLSearchParams({ viewer, expires, signature: this.#signer.sign(key, viewer, expires) });
    return `${this.urlOf(key)}?${query.toString()}`;
  }

  /**
   * Returns for how many seconds an address of a private file is still valid; null when it has expired, or was not made
   * by us.
   */
  secondsLeft(key: string, { viewer, expires, signature }: SignedQuery, now = Date.now()): number | null {
    if (typeof viewer !== "string" || typeof expires !== "string" || typeof signature !== "string") return null;
    if (!this.#signer.hasSigned(signature, key, viewer, expires)) return null;
    const left = Number(expires) - Math.floor(now / 1_000);
    return left > 0 ? left : null;
  }
}
