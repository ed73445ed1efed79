import { chmod, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import postgres from "postgres";
import { afterAll, expect, inject } from "vitest";
import type { Config } from "#server/app/config/config";
import { vapidKeysOf } from "#server/app/config/vapid";
import { type RunningServer, startServer, type StartOptions } from "#server/app/process/server";
import { oneConnection, secondConnections, watchLimits } from "./database/oneConnection.ts";
import { createDatabase } from "./postgres.ts";
import { documentOf } from "./answers/watchAnswers.ts";
import { countStatement, type Query } from "./statements.ts";

/** Keys of the tests that sign pushes. */
const VAPID = {
  ...(vapidKeysOf(Buffer.alloc(32, 7).toString("base64url")) ?? { publicKey: "", privateKey: "" }),
  subject: "mailto:operators@ideas.example",
};

export const SECRET = "a-secret-of-the-tests-that-is-long-enough-to-sign-with";

/** The product as one server process runs it. */
export interface Instance {
  readonly url: string;
  readonly port: number;
  readonly dataDir: string;
  /**
   * Every statement that this instance sent to PostgreSQL, in order, except those that fold counts at any moment, and
   * those that begin and end a transaction.
   */
  readonly statements: string[];
  /** The same statements with their values, in the same order. */
  readonly queries: Query[];
  /** The server itself, for acts that no call offers. */
  readonly server: RunningServer;
  close(): Promise<void>;
}

export interface App extends Instance {
  /** A connection for setting up what no call offers yet, and for reading what was stored. */
  readonly sql: postgres.Sql;
  /** Starts another instance on the same database and the same folder of uploads. */
  another(config?: Partial<Config>): Promise<Instance>;
}

/**
 * Starts the whole product on a database of its own, for the test file that calls this at its top. Everything ends with
 * the file. No job runs by the clock, so that the hour changes no test's data; `runJob` runs one.
 */
export async function startApp(
  config: Partial<Config> = {},
  options: Pick<StartOptions, "admission" | "connections" | "documentMs" | "egress" | "log" | "mailBackOff"> = {},
): Promise<App> {
  const database = await createDatabase(inject("clusterUrl"));
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "commonplace-app-"));
  await chmod(dataDir, 0o755);
  const sql = postgres(database.url, { max: 2, onnotice: () => {} });
  const running: Instance[] = [];
  watchLimits();
  const start = async (changes: Partial<Config>) => {
    const instance = await startInstance({ ...configOf(database.url, dataDir), ...changes }, options);
    running.push(instance);
    return instance;
  };
  afterAll(async () => {
    await Promise.all(running.map((instance) => instance.close()));
    await sql.end();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
    expect(secondConnections()).toEqual([]);
  });
  const first = await start(config);
  await documentOf(first.url);
  return { ...first, sql, another: (changes = {}) => start({ ...config, ...changes }) };
}

/** Jobs fold counts at a time that no test can predict. */
const FOLDING = /^with "(held|taken)"/;
/** Statements that begin and end a transaction, and what the driver reads when it opens a connection. */
const FRAME = /^(begin|commit|rollback|savepoint)|pg_catalog\.pg_type/i;

async function startInstance(config: Config, options: StartOptions): Promise<Instance> {
  const statements: string[] = [];
  const queries: Query[] = [];
  const onQuery = (statement: string, values: unknown[]) => {
    countStatement(statement, values);
    if (FOLDING.test(statement) || FRAME.test(statement)) return;
    statements.push(statement);
    queries.push({ statement, values });
  };
  const server = await startServer(config, {
    ...options,
    onQuery,
    schedule: false,
    pool: { wrap: oneConnection, waitMs: PATIENCE_MS },
  });
  let closing: Promise<void> | null = null;
  return {
    url: server.url,
    port: server.port,
    dataDir: config.dataDir,
    statements,
    queries,
    server,
    close: () => (closing ??= server.close()),
  };
}

/** A test may send more at once than a busy machine does in the second that a request waits in production. */
const PATIENCE_MS = 20_000;

const DAY = 24 * 60 * 60;

const configOf = (databaseUrl: string, dataDir: string): Config => ({
  port: 0,
  host: "127.0.0.1",
  dataDir,
  databaseUrl,
  databaseDirectUrl: databaseUrl,
  redisUrl: null,
  jwtSecret: SECRET,
  jwtSecretPrevious: null,
  vapid: VAPID,
  tokenTtl: 90 * DAY,
  sessionIdle: 30 * DAY,
  drainDelayMs: 0,
  smtpUrl: null,
  s3: null,
  ai: null,
  mailFrom: "no-reply@localhost",
  contactEmail: null,
  publicUrl: null,
  demoData: "off",
  registration: "open",
  corsOrigins: [],
  trustProxy: false,
  rateLimits: false,
  feedWindow: 5_000,
  caches: true,
  passwordCost: "low",
  passwordBlocklist: false,
  graphqlExplorer: true,
  metricsToken: null,
  logLevel: "silent",
  production: false,
});
