import { Buffer } from "node:buffer";
import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import type { Caches, Makings } from "#server/cache/caches";

/** The purpose of the derived key: another use of the same secret gets another key. */
const LABEL = "commonplace cursor v1";
/** 64 bits: a guess a microsecond takes half a million years, and the prize is another place in the same list. */
const MAC_BYTES = 8;
/** The number of cursors that are stored: the newest positions of a list occur on the pages of all members. */
const SEALED_MAX = 20_000;

interface Parts {
  secret: string;
  /** The secret before a rotation: its cursors are still taken, and none is made with it. */
  previousSecret: string | null;
  caches: Pick<Caches, "memo">;
}

/**
 * Seals positions in lists, so that a cursor is known to be ours and of which list it is. All instances have the same
 * secret, and it outlives restarts, so that a page of one is continued on another.
 */
export class KeyedCursorSeal {
  readonly #current: Buffer;
  readonly #keys: readonly Buffer[];
  readonly #sealed: Makings<string, string>;

  constructor({ secret, previousSecret, caches }: Parts) {
    this.#sealed = caches.memo({ name: "cursors", max: SEALED_MAX });
    this.#current = keyOf(secret);
    this.#keys = previousSecret === null ? [this.#current] : [this.#current, keyOf(previousSecret)];
  }

  /** Returns the cursor of a position in a list. */
  seal(list: string, position: string): string {
    return this.#sealed.get(
      `${list}\n${position}`,
      () => `${position}.${macOf(this.#current, list, position).toString("base64url")}`,
    );
  }

  /** Returns the position of a cursor; null unless we sealed it for this list. */
  open(list: string, cursor: string): string | null {
    const end = cursor.lastIndexOf(".");
    const position = cursor.slice(0, Math.max(end, 0));
    const mac = Buffer.from(cursor.slice(end + 1), "base64url");
    // One seal is one text: base64 has several spellings of the same bytes.
    if (mac.length !== MAC_BYTES || mac.toString("base64url") !== cursor.slice(end + 1)) return null;
    return this.#keys.some((key) => timingSafeEqual(macOf(key, list, position), mac)) ? position : null;
  }
}

const keyOf = (secret: string) => Buffer.from(hkdfSync("sha256", secret, "", LABEL, 32));

const macOf = (key: Buffer, list: string, position: string) =>
  createHmac("sha256", key).update(`${list}\n${position}`).digest().subarray(0, MAC_BYTES);
