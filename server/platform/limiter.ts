import type postgres from "postgres";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { DomainError } from "#server/core/errors";
import { LIMITS, type LimitName } from "#server/core/limits";
import { Signer } from "./signer.ts";

/** Counts how often somebody does something. */
export interface Limits {
  /**
   * Counts one more time.
   * @throws DomainError RATE_LIMITED when that is too often.
   */
  consume(name: LimitName, key: string | number): Promise<void>;
  /** Takes one time back: it was not one of those that are limited. */
  giveBack(name: LimitName, key: string | number): Promise<void>;
  /** Begins to count anew. */
  forget(name: LimitName, key: string | number): Promise<void>;
  /** Clears away counts that are over. */
  purge(): Promise<void>;
}

interface Options {
  sql: postgres.Sql;
  secret: string;
}

const KEPT_MS = 3_600_000;

/**
 * Counts in PostgreSQL, so that all processes share one count; while the database is away each counts in its own memory.
 * Keys are names and addresses of people: only a keyed hash of them is stored.
 */
export class SharedLimits implements Limits {
  readonly #limiters: ReadonlyMap<LimitName, RateLimiterPostgres>;
  readonly #signer: Signer;

  constructor(private readonly options: Options) {
    const { sql, secret } = options;
    this.#signer = new Signer("commonplace limits v1", { secret, previousSecret: null });
    const client = clientOf(sql);
    this.#limiters = new Map(
      Object.entries(LIMITS).map(([name, { points, seconds }]) => [
        name as LimitName,
        new RateLimiterPostgres({
          storeClient: client,
          storeType: "client",
          tableName: "rate_limits",
          tableCreated: true,
          clearExpiredByTimeout: false,
          keyPrefix: name,
          points,
          duration: seconds,
          // Whoever is over the limit is refused without asking the database again.
          inMemoryBlockOnConsumed: points + 1,
          insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
        }),
      ]),
    );
  }

  async consume(name: LimitName, key: string | number): Promise<void> {
    try {
      await this.#of(name).consume(this.#hash(key));
    } catch (error) {
      throw error instanceof RateLimiterRes ? tooOften(error.msBeforeNext) : error;
    }
  }

  async giveBack(name: LimitName, key: string | number): Promise<void> {
    await this.#of(name).reward(this.#hash(key));
  }

  async forget(name: LimitName, key: string | number): Promise<void> {
    await this.#of(name).delete(this.#hash(key));
  }

  async purge(): Promise<void> {
    await this.options.sql`delete from rate_limits where expire < ${Date.now() - KEPT_MS}`;
  }

  #of(name: LimitName): RateLimiterPostgres {
    const limiter = this.#limiters.get(name);
    if (!limiter) throw new Error(`There is no limit ${name}.`);
    return limiter;
  }

  #hash(key: string | number): string {
    return this.#signer.sign(String(key));
  }
}

/** For benchmarks, and for trials by many members from one address. */
export const NO_LIMITS: Limits = {
  consume: () => Promise.resolve(),
  giveBack: () => Promise.resolve(),
  forget: () => Promise.resolve(),
  purge: () => Promise.resolve(),
};

/** Our pool, as rate-limiter-flexible speaks to one. */
const clientOf = (sql: postgres.Sql) => ({
  async query({ text, values = [] }: { text: string; values?: postgres.ParameterOrJSON<never>[] }) {
    const rows = await sql.unsafe(text, values, { prepare: true });
    return { rows, rowCount: rows.count };
  },
});

function tooOften(ms: number): DomainError {
  const seconds = Math.max(1, Math.ceil(ms / 1_000));
  return new DomainError("RATE_LIMITED", `Too many attempts. Please try again in ${inWords(seconds)}.`, {
    retryAfter: seconds,
  });
}

/** Rounded up to what people say. */
function inWords(seconds: number): string {
  if (seconds < 60) return counted(seconds, "second");
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? counted(minutes, "minute") : counted(Math.ceil(minutes / 60), "hour");
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`;
