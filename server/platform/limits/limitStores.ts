import type postgres from "postgres";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRedis } from "rate-limiter-flexible";
import type { Limit } from "#server/core/limits";
import type { RedisConnection } from "#server/platform/live/redis";

/**
 * The counts of one limit. While the store is away each process counts in its own memory, so that nobody is locked out.
 */
export type Counter = RateLimiterPostgres | RateLimiterRedis;

/** Stores counts for all processes together. */
export interface LimitStore {
  counter(name: string, limit: Limit): Counter;
  /** Deletes counts whose time is over. */
  purge(): Promise<void>;
}

const RETENTION_MS = 3_600_000;

const common = (prefix: string, { points, seconds }: Limit) => ({
  keyPrefix: prefix,
  points,
  duration: seconds,
  // A caller above the limit is refused without another query to the store.
  inMemoryBlockOnConsumed: points + 1,
  insuranceLimiter: new RateLimiterMemory({ keyPrefix: prefix, points, duration: seconds }),
});

/** Stores counts in the table `rate_limits`. */
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

/** Stores counts in Redis, which deletes them by itself when their time is over. */
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

/** Adapts our pool to the client that rate-limiter-flexible expects. */
const clientOf = (sql: postgres.Sql) => ({
  async query({ text, values = [] }: { text: string; values?: postgres.ParameterOrJSON<never>[] }) {
    const rows = await sql.unsafe(text, values, { prepare: true });
    return { rows, rowCount: rows.count };
  },
});
