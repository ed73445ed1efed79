import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { type Wrap, type Database, type OnQuery, openDatabase } from "#server/db/client";
import { migrateDatabase } from "#server/db/migrate";
import { sessionAt } from "#server/db/pooler";
import { endThenDestroy } from "#server/platform/closing";
import { createLogger } from "#server/platform/observe/logger";
import { Metrics } from "#server/platform/observe/metrics";
import { PostgresJobs } from "#server/platform/jobs/jobs";
import { PostgresBus } from "#server/platform/live/liveBus";
import { openRedis } from "#server/platform/live/redis";
import { RedisBus } from "#server/platform/live/redisBus";
import { type App, compose } from "#server/app/compose";
import type { Parts } from "#server/app/parts";
import type { AdmissionLimits } from "#server/app/admission/admission";
import type { Config } from "#server/app/config/config";
import { requestIdOf } from "#server/app/http/context";
import { type DemoLogin, loadDemoData, seedHere } from "./demoData.ts";
import { proxiesBy } from "#server/app/config/clientAddress";
import { GracefulServer, refusedUpgrade, type ServerOptions } from "#server/app/http/httpServer";
import { busyAnswer } from "#server/app/http/busyAnswer";
import type { ConnectionLimits } from "#server/app/http/connections";
import { securityHeadersOf } from "#server/app/http/securityHeaders";
import { createProbes, isProbe, sendRefusal } from "#server/app/http/probes";
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

/** The parts that differ are for tests: they run the servers that are called, and cannot wait for as long. */
export interface StartOptions extends Pick<Parts, "egress" | "mailBackOff"> {
  log?: Logger;
  /** A listener for every statement, for tests that count or explain them. */
  onQuery?: OnQuery;
  /** Wraps the pool, for tests that watch who takes a connection; and how long they may wait for one. */
  pool?: { wrap: Wrap; waitMs: number };
  /** A listener for steps that take long. */
  progress?: (line: string) => void;
  /** The time that a document of a third party has, for tests that cannot wait as long. */
  documentMs?: number;
  /** The limits of connections and requests, where they differ from the default, for tests that reach them. */
  connections?: Partial<ConnectionLimits>;
  admission?: Partial<AdmissionLimits>;
  /** Whether jobs with a schedule run by the clock, for tests whose data a job would change at some hour. */
  schedule?: boolean;
  /** Loads the demo community; by default this process does it. */
  seed?: (signal?: AbortSignal) => Promise<void>;
  /** Aborts the start, leaving nothing behind. */
  signal?: AbortSignal;
}

const CONNECTIONS = 20;
const PATIENCE_MS = 25_000;
const UNPREPARED =
  "the pooler at DATABASE_URL does not carry prepared statements along (PgBouncer 1.21 does, with " +
  "max_prepared_statements), so that every statement is planned anew";

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
  const headers = securityHeadersOf(config);
  const answerBusy = busyAnswer(headers);
  const serverOptions: ServerOptions = {
    headers,
    ...(start.options.connections && { connections: start.options.connections }),
    isProxy: proxiesBy(config.trustProxy),
    onClosed: (reason) => metrics.connectionsClosed.inc({ reason }),
  };
  const server = new GracefulServer((req, res) => {
    res.setHeader("X-Request-Id", requestIdOf(req));
    if (isProbe(req)) probe(req, res).catch((err: unknown) => fail(err, req, res, log));
    else if (start.app) start.app.handle(req, res);
    else answerBusy(req, res, { message: BUSY });
  }, serverOptions);
  metrics.watch("http_connections", "Open connections that are no WebSockets", () => server.connections.count);
  server.http.on("upgrade", (req, socket, head) => {
    if (start.app && life.phase !== "draining") start.app.upgrade(req, socket, head);
    else endThenDestroy(socket, refusedUpgrade(503, BUSY));
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

  const session = await sessionAt(store);
  if (!session.prepare) log.warn(UNPREPARED);
  const { onQuery } = options;
  const database = openDatabase({
    url: store.url,
    pool: CONNECTIONS,
    session,
    ...options.pool,
    ...(onQuery && { onQuery }),
  });
  start.database = database;
  start.metrics.watch("db_pool_used", "Connections to the database that work", () => database.load().used);
  start.metrics.watch("db_pool_waiting", "Work that waits for a connection", () => database.load().waiting);
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
  const jobs = new PostgresJobs({ url: store.directUrl, log, metrics, schedule: options.schedule });
  const app = await compose({
    config,
    publicUrl: config.publicUrl ?? url,
    database,
    bus: redis ? new RedisBus(redis, log) : new PostgresBus(store.directUrl, log),
    redis,
    jobs,
    log,
    metrics,
    ...(options.egress && { egress: options.egress }),
    ...(options.mailBackOff && { mailBackOff: options.mailBackOff }),
    ...(options.documentMs !== undefined && { documentMs: options.documentMs }),
    ...(options.admission && { admission: options.admission }),
    isReady: () => life.phase === "ready",
    isDraining: () => life.phase === "draining",
  });
  return { app, jobs };
}

const BUSY = "The service is starting or stopping. Please try again in a moment.";

function fail(err: unknown, req: IncomingMessage, res: ServerResponse, log: Logger): void {
  log.error({ err, reqId: requestIdOf(req) }, "request failed");
  if (!res.headersSent) sendRefusal(res, 500, "Something went wrong. Please try again.");
}
