import { Buffer } from "node:buffer";
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "./client.ts";
import { ABANDONED, type Claim, FORGOTTEN, type KeyStore, type StoredAnswer } from "./idempotencyKeys.ts";
import { guestAnswers } from "#server/db/schema/upkeep";

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Stores the answers to requests of guests, and those that contain a token. A guest is known by nothing but the key and
 * the content, so the same key with another content is another request. What is stored can be read only by who sends
 * the same request again: the answer is sealed with a key that the content, which holds a password, is needed for.
 */
export class GuestAnswers implements KeyStore {
  constructor(
    private readonly db: Db,
    private readonly secret: string,
  ) {}

  async claim(claim: Claim): Promise<boolean> {
    const { status, createdAt, id } = guestAnswers;
    const claimed = await this.db
      .insert(guestAnswers)
      .values({ id: this.#idOf(claim) })
      .onConflictDoUpdate({
        target: id,
        set: { status: null, sealed: null, createdAt: sql`now()` },
        setWhere: sql`${createdAt} < ${FORGOTTEN} or (${status} is null and ${createdAt} < ${ABANDONED})`,
      })
      .returning({ id });
    return claimed.length > 0;
  }

  async find(claim: Claim): Promise<StoredAnswer | null> {
    const { id, status, sealed } = guestAnswers;
    const [row] = await this.db
      .select({ status, sealed })
      .from(guestAnswers)
      .where(eq(id, this.#idOf(claim)));
    if (!row) return null;
    const body: unknown = row.sealed === null ? null : JSON.parse(this.#open(claim, row.sealed));
    return { requestHash: claim.requestHash, status: row.status, body };
  }

  async keep(claim: Claim, status: number, body: Record<string, unknown>): Promise<void> {
    const sealed = this.#seal(claim, JSON.stringify(body));
    await this.db
      .update(guestAnswers)
      .set({ status, sealed })
      .where(eq(guestAnswers.id, this.#idOf(claim)));
  }

  async release(claim: Claim): Promise<void> {
    const { id, status } = guestAnswers;
    await this.db.delete(guestAnswers).where(and(eq(id, this.#idOf(claim)), isNull(status)));
  }

  async purge(): Promise<void> {
    await this.db.delete(guestAnswers).where(lt(guestAnswers.createdAt, FORGOTTEN));
  }

  /** A keyed hash, because a plain one of a content with a password would help to guess the password. */
  #idOf({ key, requestHash }: Claim): string {
    return createHmac("sha256", this.secret)
      .update(JSON.stringify([ID, requestHash, key]))
      .digest("base64url");
  }

  #keyFor({ key, requestHash }: Claim): Buffer {
    return Buffer.from(hkdfSync("sha256", this.secret, requestHash, `${SEAL} ${key}`, 32));
  }

  #seal(claim: Claim, text: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.#keyFor(claim), nonce);
    const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
  }

  #open(claim: Claim, sealed: string): string {
    const bytes = Buffer.from(sealed, "base64url");
    const decipher = createDecipheriv(CIPHER, this.#keyFor(claim), bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
  }
}

const ID = "commonplace guest answers v1";
const SEAL = "commonplace sealed answers v1";
