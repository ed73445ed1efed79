import { createHash } from "node:crypto";
import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "./client.ts";
import { idempotencyKeys } from "#server/db/schema/upkeep";

/** The member of a request, its key and its content. */
export interface Claim {
  viewerId: number;
  key: string;
  /** The same key with another hash is another request. */
  requestHash: string;
}

/** A stored answer; `status` is null while the first request still runs. */
export interface StoredAnswer {
  requestHash: string;
  status: number | null;
  body: unknown;
}

/** Stores answers under the keys of their requests. */
export interface KeyStore {
  /**
   * Claims a key; returns true when it was free, or its last holder has died. The key is held until `keep` or
   * `release`.
   */
  claim(claim: Claim): Promise<boolean>;
  find(claim: Claim): Promise<StoredAnswer | null>;
  keep(claim: Claim, status: number, body: Record<string, unknown>): Promise<void>;
  release(claim: Claim): Promise<void>;
  /** Deletes answers that are older than a day. */
  purge(): Promise<void>;
}

/** A request without an answer after this time died with its process; its key may be claimed again. */
export const ABANDONED = sql`now() - interval '2 minutes'`;
export const FORGOTTEN = sql`now() - interval '24 hours'`;

/** Stores the answers to requests that carried an `Idempotency-Key`, for a day. */
export class IdempotencyKeys implements KeyStore {
  constructor(private readonly db: Db) {}

  async claim({ viewerId, key, requestHash }: Claim): Promise<boolean> {
    const claimed = await this.db
      .insert(idempotencyKeys)
      .values({ userId: viewerId, key, requestHash })
      .onConflictDoUpdate({
        target: [idempotencyKeys.userId, idempotencyKeys.key],
        set: { requestHash, status: null, body: null, createdAt: sql`now()` },
        setWhere: sql`${idempotencyKeys.createdAt} < ${FORGOTTEN}
          or (${idempotencyKeys.status} is null and ${idempotencyKeys.createdAt} < ${ABANDONED})`,
      })
      .returning({ key: idempotencyKeys.key });
    return claimed.length > 0;
  }

  async find(claim: Claim): Promise<StoredAnswer | null> {
    const { requestHash, status, body } = idempotencyKeys;
    const [row] = await this.db.select({ requestHash, status, body }).from(idempotencyKeys).where(ownedBy(claim));
    return row ?? null;
  }

  async keep(claim: Claim, status: number, body: Record<string, unknown>): Promise<void> {
    await this.db.update(idempotencyKeys).set({ status, body }).where(ownedBy(claim));
  }

  async release(claim: Claim): Promise<void> {
    await this.db.delete(idempotencyKeys).where(and(ownedBy(claim), isNull(idempotencyKeys.status)));
  }

  /** Notes that a member did something, and what it returned. */
  async note(memberId: number, act: string, result: unknown): Promise<void> {
    const done = { userId: memberId, ...keyOfAct(act), status: DONE, body: { result } };
    await this.db
      .insert(idempotencyKeys)
      .values(done)
      .onConflictDoUpdate({
        target: [idempotencyKeys.userId, idempotencyKeys.key],
        set: { body: done.body, createdAt: sql`now()` },
      });
  }

  /** Returns what an act of a member returned within the last day; null if there was none. */
  async resultOf(memberId: number, act: string): Promise<{ result: unknown } | null> {
    const known = await this.find({ viewerId: memberId, ...keyOfAct(act) });
    return known && typeof known.body === "object" && known.body && "result" in known.body
      ? { result: known.body.result }
      : null;
  }

  async purge(): Promise<void> {
    await this.db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, FORGOTTEN));
  }
}

const DONE = 200;

/** No key of a client begins with a tab. */
const keyOfAct = (act: string) => {
  const requestHash = createHash("sha256").update(act).digest("hex");
  return { key: `\t${requestHash}`, requestHash };
};

const ownedBy = ({ viewerId, key }: Claim) => and(eq(idempotencyKeys.userId, viewerId), eq(idempotencyKeys.key, key));
