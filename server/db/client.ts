import { DrizzleQueryError, sql } from "drizzle-orm";
import { drizzle, type PostgresJsDatabase, PostgresJsSession } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { cancelAtDeadline } from "./cancelling.ts";
import { type Code, PoolBounds } from "./pool/poolBounds.ts";
import { DIRECT, type Session } from "./pooler.ts";
import { type Statement, statementOf } from "./statement.ts";

/** The database, or a transaction on it: every query function accepts either. */
export type Db = PostgresJsDatabase;
export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];
export type DbOrTx = Db | Tx;

export interface Database {
  readonly db: Db;
  readonly sql: postgres.Sql;
  /** The connections that work now, and the work that waits for one. */
  load(): { used: number; waiting: number };
  /** Returns whether PostgreSQL takes writes now; rejects when it does not answer. */
  ping(): Promise<boolean>;
  close(): Promise<void>;
}

/** Receives every statement and its values, as they are sent to PostgreSQL. */
export type OnQuery = (statement: string, values: unknown[]) => void;

/** Wraps the driver's client. */
export type Wrap = (client: postgres.Sql) => postgres.Sql;

interface Options {
  url: string;
  /** The largest number of connections. */
  pool: number;
  /** How sessions are begun; directly with PostgreSQL, unless a pooler is between. */
  session?: Session;
  /**
   * A listener for every statement, those that begin and end a transaction included, for tests that count or explain
   * them.
   */
  onQuery?: OnQuery;
  /** How long work may wait for a connection, where a second is too short: on the busy machine of tests. */
  waitMs?: number;
  /** Wraps the client, for tests that watch who takes a connection. */
  wrap?: Wrap;
}

const BIGINT = 20;

/** What may wait for a connection, and how long; the statement's own time ends before ours. */
const BOUNDS = { waiting: 100, waitMs: 1_000, connectMs: 3_000, answerMs: 6_500 };

/**
 * Opens a pool. Sessions run in UTC; a statement ends after 5 s, a wait for a lock after 2 s. At most 100 pieces of work
 * wait for a connection, for at most a second each; a connection that PostgreSQL does not answer on is given up.
 */
export function openDatabase({
  url,
  pool,
  session = DIRECT,
  onQuery,
  waitMs = BOUNDS.waitMs,
  wrap = (client) => client,
}: Options): Database {
  const bounds = new PoolBounds({ ...BOUNDS, waitMs, pool, alike: Math.ceil(pool / 2) });
  const patched = { bounds };
  const opened = postgres(url, {
    ...patched,
    max: pool,
    onnotice: () => {},
    connect_timeout: 5,
    // Without it the pauses after a refused connection grow, and callers wait as long.
    backoff: () => 0.2,
    ...(onQuery && {
      debug: (_connection: number, statement: string, values: unknown[]) => onQuery(statement, values),
    }),
    types: { bigint: { to: BIGINT, from: [BIGINT], parse: Number, serialize: String } },
    prepare: session.prepare,
    connection: session.settings,
  });
  cancelAtDeadline(opened);
  const client = wrap(opened);
  const db = drizzle(client);
  nameTransactions(db, bounds);
  return {
    db,
    sql: client,
    load: () => bounds.load,
    async ping() {
      const [row] = await client<{ state: string }[]>`select current_setting('transaction_read_only') as state`;
      return row?.state === "off";
    },
    close: () => client.end({ timeout: 5 }),
  };
}

/** Says to the bounds of which kind a transaction is: the driver knows no more of it than "begin". */
function nameTransactions(db: Db, bounds: PoolBounds): void {
  const begin: Db["transaction"] = db.transaction.bind(db);
  db.transaction = (work, config) => {
    bounds.kind = isWrapper(work) ? work.kind : work;
    try {
      return begin(work, config);
    } finally {
      bounds.kind = null;
    }
  };
}

/** A transaction whose code only wraps other code says which, as `Events.transaction` does. */
const isWrapper = (work: Code): work is Code & { kind: Code } => "kind" in work && typeof work.kind === "function";

/** Gives the statements of a transaction more time than usual; waits for locks too, if `lockSeconds` is set. */
export async function allowTime(tx: Tx, seconds: number, lockSeconds?: number): Promise<void> {
  const { client } = sessionOf(tx);
  // The patched driver gives up a connection that does not answer.
  if ("allow" in client && typeof client.allow === "function") client.allow(seconds + 2);
  await tx.execute(
    lockSeconds === undefined
      ? sql`select set_config('statement_timeout', ${`${seconds}s`}, true)`
      : sql`select set_config('statement_timeout', ${`${seconds}s`}, true), set_config('lock_timeout', ${`${lockSeconds}s`}, true)`,
  );
}

/**
 * Creates a statement that is built once and receives only its values afterwards, in a transaction too: PostgreSQL
 * parses and plans it once for each connection, and while a request waits no SQL text is built and no column is looked
 * up. The values occur in the statement as `sql.placeholder("name")`.
 * @throws DrizzleQueryError when PostgreSQL refuses it.
 */
export function prepared<Row, Values extends Record<string, unknown>>(
  build: (db: DbOrTx) => { execute(values?: Record<string, unknown>): Promise<Row> },
): (db: DbOrTx, values: Values) => Promise<Row> {
  let statement: Statement | null = null;
  return async (db, values) => {
    const { text, paramsOf, toRows } = (statement ??= statementOf(build(db)));
    const params = paramsOf(values);
    const { client, logger } = sessionOf(db);
    logger.logQuery(text, params);
    try {
      const pending = client.unsafe(text, params, { prepare: true });
      // `build` has the type of the rows.
      return (toRows ? toRows(await pending.values()) : await pending) as Row;
    } catch (error) {
      throw new DrizzleQueryError(text, params, error instanceof Error ? error : new Error(String(error)));
    }
  };
}

function sessionOf({ _: { session } }: DbOrTx) {
  if (session instanceof PostgresJsSession) return session;
  throw new Error("Statements run on postgres.js only.");
}
