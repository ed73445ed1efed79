import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { type Database, type OnQuery, openDatabase } from "#server/db/client";
import { migrateDatabase } from "#server/db/migrate";
import type { BackOff } from "#server/platform/jobs/backOff";
import { createLogger } from "#server/platform/observe/logger";
import { Metrics } from "#server/platform/observe/metrics";
import { PostgresJobs } from "#server/platform/jobs/jobs";
import { PostgresBus } from "#server/platform/live/liveBus";
import { openRedis } from "#server/platform/live/redis";
import { RedisBus } from "#server/platform/live/redisBus";
import { type App, compose } from "#server/app/compose";
import type { Config } from "#server/app/config/config";
import { requestIdOf } from "#server/app/http/context";
import { type DemoLogin, loadDemoData, seedHere } from "./demoData.ts";
import { GracefulServer, rawAnswer } from "#server/app/http/httpServer";
import { createProbes, isProbe, sendJson } from "#server/app/http/probes";
import { Life } from "./life.ts";
import { claimFolder, openStore } from "./store.ts";
import { ignoreFailure } from "#server/core/rejections";

export interface RunningServer {
  readonly port: number;
  /** http://localhost:port */
  readonly url: string;
  readonly app: App;
  readonly database: Database;
  readonly demoLogins: readonly DemoLogin[];
  /** Drains and stops all of it. In a hurry it waits for nobody. */
  close(options?: { hurry: boolean }): Promise<void>;
}

export interface StartOptions {
  log?: Logger;
  /** A listener for every statement, for tests that count or explain them. */
  onQuery?: OnQuery;
  /** A listener for steps that take long. */
  progress?: (line: string) => void;
  /** The pauses before a mail is tried again, for tests that cannot wait as long. */
  mailBackOff?: BackOff;
  /** Loads the demo community; by default this process does it. */
  seed?: (signal?: AbortSignal) => Promise<void>;
  /** Aborts the start, leaving nothing behind. */
  signal?: AbortSignal;
}

const CONNECTIONS = 20;
const PATIENCE_MS = 25_000;

/** What the steps of a start share. */
interface Start {
  readonly config: Config;
  readonly options: StartOptions;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly life: Life;
  readonly progress: (line: string) => void;
  /** Null until the database is connected. */
  database: Database | null;
  /** Null until the product can serve. */
  app: App | null;
}

/**
 * Starts the product. It listens first, so that monitors see it live at once, and ready when everything runs: database,
 * tables, services, demo community, jobs.
 */
export async function startServer(config: Config, options: StartOptions = {}): Promise<RunningServer> {
  const log = options.log ?? createLogger(config.logLevel);
  const life = new Life(log);
  const progress = options.progress ?? (() => {});
  const start: Start = { config, options, log, metrics: new Metrics(), life, progress, database: null, app: null };
  const port = await listen(start);
  try {
    const url = `http://localhost:${port}`;
    return { port, url, ...(await build(start, url)), close: (how) => life.end(how?.hurry ?? false) };
  } catch (error) {
    await life.end(true);
    throw error;
  }
}

/** Listens and returns the port; until the product is built, callers learn that the service is starting. */
async function listen(start: Start): Promise<number> {
  const { config, log, metrics, life } = start;
  const ping = () => start.database?.ping() ?? Promise.reject(new Error("not connected yet"));
  const probe = createProbes({ phase: () => life.phase, ping, metrics, metricsToken: config.metricsToken });
  const server = new GracefulServer((req, res) => {
    res.setHeader("X-Request-Id", requestIdOf(req));
    if (isProbe(req)) probe(req, res).catch((err: unknown) => fail(err, req, res, log));
    else if (start.app) start.app.handle(req, res);
    else refuse(req, res);
  });
  server.http.on("upgrade", (req, socket, head) => {
    if (start.app && life.phase !== "draining") start.app.upgrade(req, socket, head);
    else socket.end(rawAnswer(503, { success: false, message: BUSY }, ["Retry-After: 1"]));
  });
  const folder = claimFolder(config);
  const port = await server.listen(config.port, config.host).catch((error: unknown) => {
    folder.release();
    throw error;
  });
  life.onEnd(async (hurry) => {
    if (life.wasReady) await ignoreFailure(sleep(config.drainDelayMs, undefined, { signal: hurry }), "stopping");
    hurry.addEventListener("abort", () => server.http.closeAllConnections());
    const refused = server.close(hurry.aborted ? 0 : PATIENCE_MS);
    await start.app?.closeSockets();
    await refused;
  });
  life.onEnd(() => Promise.resolve(folder.release()));
  return port;
}

/** Builds the product step by step; a signal ends the start between two steps, and within long ones. */
async function build(start: Start, url: string): Promise<Pick<RunningServer, "app" | "database" | "demoLogins">> {
  const { config, options, log, life, progress } = start;
  const { signal } = options;
  const store = await openStore(config, progress, log);
  life.onBoundedEnd((hurry) => store.close(hurry));
  signal?.throwIfAborted();
  await migrateDatabase(store.directUrl);
  signal?.throwIfAborted();

  const { onQuery } = options;
  const database = openDatabase({ url: store.url, pool: CONNECTIONS, ...(onQuery && { onQuery }) });
  start.database = database;
  life.onEnd(() => database.close());
  // Until the product serves, a long step such as loading the demo community ends by losing its connection.
  const giveUp = () => void database.close();
  signal?.addEventListener("abort", giveUp);

  const { app, jobs } = await composeApp({ start, store, database, url });
  life.onEnd(() => app.stop());
  await app.start();
  signal?.throwIfAborted();

  const seed = options.seed ?? (() => seedHere(config, database, progress));
  const { embedded } = store;
  const demoLogins = await loadDemoData({ demoData: config.demoData, embedded, database, seed: () => seed(signal) });
  signal?.throwIfAborted();
  // Explore can be served without numbers, because a job counts them soon.
  await app.countOnce().catch((err: unknown) => log.warn({ err }, "Explore could not be counted yet"));
  signal?.throwIfAborted();

  life.onEnd(() => jobs.stop());
  await jobs.start();
  signal?.removeEventListener("abort", giveUp);
  signal?.throwIfAborted();
  start.app = app;
  life.phase = "ready";
  return { app, database, demoLogins };
}

interface AppParts {
  start: Start;
  store: Awaited<ReturnType<typeof openStore>>;
  database: Database;
  url: string;
}

async function composeApp({ start, store, database, url }: AppParts): Promise<{ app: App; jobs: PostgresJobs }> {
  const { config, options, log, metrics, life } = start;
  const { redisUrl } = config;
  const redis = redisUrl === null ? null : await openRedis({ url: redisUrl, log, metrics, signal: options.signal });
  if (redis) life.onEnd(() => Promise.resolve(redis.close()));
  const jobs = new PostgresJobs({ url: store.directUrl, log, metrics });
  const app = await compose({
    config,
    publicUrl: config.publicUrl ?? url,
    database,
    bus: redis ? new RedisBus(redis, log) : new PostgresBus(store.directUrl, log),
    redis,
    jobs,
    log,
    metrics,
    ...(options.mailBackOff && { mailBackOff: options.mailBackOff }),
    isReady: () => life.phase === "ready",
    isDraining: () => life.phase === "draining",
  });
  return { app, jobs };
}

const BUSY = "The service is starting or stopping. Please try again in a moment.";

/** Refuses requests before the product is built, in the form that GraphQL or REST clients expect. */
function refuse(req: IncomingMessage, res: ServerResponse): void {
  res.setHeader("Retry-After", "1");
  res.setHeader("Cache-Control", "no-store");
  const graphql = { errors: [{ message: BUSY, extensions: { code: "SERVICE_UNAVAILABLE", retryAfter: 1 } }] };
  const isGraphql = (req.url ?? "").split("?")[0] === "/graphql";
  sendJson(res, 503, isGraphql ? graphql : { success: false, message: BUSY });
}

function fail(err: unknown, req: IncomingMessage, res: ServerResponse, log: Logger): void {
  log.error({ err, reqId: requestIdOf(req) }, "request failed");
  if (!res.headersSent) sendJson(res, 500, { success: false, message: "Something went wrong. Please try again." });
}
