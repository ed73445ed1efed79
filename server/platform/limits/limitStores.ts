import type postgres from "postgres";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRedis } from "rate-limiter-flexible";
import type { Limit } from "#server/core/limits";
import type { RedisConnection } from "#server/platform/live/redis";

/** One limit's counts. While the store is away each process counts in its own memory: nobody is locked out by that. */
export type Counter = RateLimiterPostgres | RateLimiterRedis;

/** Where counts are kept for all processes together. */
export interface LimitStore {
  counter(name: string, limit: Limit): Counter;
  /** Clears away counts that are over. */
  purge(): Promise<void>;
}

const RETENTION_MS = 3_600_000;

const common = (prefix: string, { points, seconds }: Limit) => ({
  keyPrefix: prefix,
  points,
  duration: seconds,
  // Whoever is over the limit is refused without asking the store again.
  inMemoryBlockOnConsumed: points + 1,
  insuranceLimiter: new RateLimiterMemory({ keyPrefix: prefix, points, duration: seconds }),
});

/** Counts in the table `rate_limits`. */
export function postgresLimits(sql: postgres.Sql): LimitStore {
  const storeClient = clientOf(sql);
  return {
    counter: (name, limit) =>
      new RateLimiterPostgres({
        ...common(name, limit),
        storeClient,
        storeType: "client",
        tableName: "rate_limits",
        tableCreated: true,
        clearExpiredByTimeout: false,
      }),
    purge: async () => void (await sql`delete from rate_limits where expire < ${Date.now() - RETENTION_MS}`),
  };
}

/** Counts in Redis, which forgets by itself what is over. */
export function redisLimits(storeClient: RedisConnection): LimitStore {
  return {
    counter: (name, limit) =>
      new RateLimiterRedis({
        ...common(`commonplace:limits:${name}`, limit),
        storeClient,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
      }),
    purge: () => Promise.resolve(),
  };
}

/** Our pool, as rate-limiter-flexible speaks to one. */
const clientOf = (sql: postgres.Sql) => ({
  async query({ text, values = [] }: { text: string; values?: postgres.ParameterOrJSON<never>[] }) {
    const rows = await sql.unsafe(text, values, { prepare: true });
    return { rows, rowCount: rows.count };
  },
});
