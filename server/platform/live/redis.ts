import type * as Client from "@redis/client";
import type { Logger } from "pino";
import type { Metrics } from "#server/platform/observe/metrics";

/** Redis cannot be used as it is configured; the message says what to do about it. */
export class RedisError extends Error {
  override readonly name = "RedisError";
}

/** A connection to Redis that reconnects by itself. */
export type RedisConnection = ReturnType<typeof create>;

/** The two connections of a process: one for commands, one that only listens. */
export interface Redis {
  readonly commands: RedisConnection;
  readonly listener: RedisConnection;
  /** The number of the database, which separates two communities on one Redis. */
  readonly database: number;
  close(): void;
}

interface Options {
  url: string;
  log: Logger;
  metrics: Pick<Metrics, "redisUp">;
  /** Aborts the start. */
  signal?: AbortSignal | undefined;
}

/** The number of tries at the start: machines that start together come up in any order. */
const START_TRIES = 20;
const START_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 2_000;
const COMMAND_MS = 1_000;
const PING_MS = 5_000;
/** After this silence a connection counts as lost, even if neither side has closed it. */
const SILENCE_MS = 15_000;

/**
 * Connects to Redis. A later loss is no fault of the product: until Redis is back the process counts in memory and
 * sends live events to its own subscribers only, and the client reconnects without end.
 * @throws RedisError when Redis does not answer at the start.
 */
export async function openRedis({ url, log, metrics, signal }: Options): Promise<Redis> {
  let hasStarted = false;
  const patience = (tries: number) => {
    if (hasStarted) return Math.min(LONGEST_PAUSE_MS, 50 * 2 ** Math.min(tries, 10)) * (0.5 + Math.random() / 2);
    return tries < START_TRIES ? START_PAUSE_MS : false;
  };
  // Only a server with Redis loads the library.
  const library = await import("@redis/client");
  const commands = create(library, url, patience);
  const listener = create(library, url, patience);
  const close = () => [commands, listener].forEach((one) => one.isOpen && one.destroy());
  signal?.addEventListener("abort", close);

  let isUp = true;
  const look = (now: boolean, err?: unknown) => {
    if (now === isUp) return;
    isUp = now;
    metrics.redisUp.set(now ? 1 : 0);
    if (now) log.info("Redis is available again");
    else if (!hasStarted) log.warn({ err }, "the start waits for Redis");
    else log.warn({ err }, "Redis is not available: until it is, each process has its own limits and live events");
  };
  for (const one of [commands, listener]) one.on("error", (err: unknown) => look(false, err));
  for (const one of [commands, listener]) one.on("ready", () => look(commands.isReady && listener.isReady));
  try {
    await Promise.all([commands.connect(), listener.connect()]);
  } catch (error) {
    close();
    signal?.throwIfAborted();
    throw new RedisError(
      `Redis at REDIS_URL cannot be used: ${reasonOf(error)}. ` +
        "Check that it is running and that the address, user and password are correct, or unset REDIS_URL.",
      { cause: error },
    );
  }
  signal?.removeEventListener("abort", close);
  hasStarted = isUp = true;
  metrics.redisUp.set(1);
  return { commands, listener, database: databaseOf(url), close };
}

const create = ({ createClient }: typeof Client, url: string, reconnectStrategy: (tries: number) => number | false) =>
  createClient({
    url,
    name: "commonplace",
    // A command fails at once while Redis is away, so that its caller goes on without it.
    disableOfflineQueue: true,
    commandOptions: { timeout: COMMAND_MS },
    pingInterval: PING_MS,
    socket: { connectTimeout: 5_000, socketTimeout: SILENCE_MS, reconnectStrategy },
  });

const databaseOf = (url: string) => Number(new URL(url).pathname.slice(1) || "0");

/** Returns why a connection failed; for an address with several names, why the first one did. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
