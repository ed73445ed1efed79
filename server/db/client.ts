import { DrizzleQueryError } from "drizzle-orm";
import { drizzle, type PostgresJsDatabase, PostgresJsSession } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { type Statement, statementOf } from "./statement.ts";

/** The database, or a transaction on it: every query function accepts either. */
export type Db = PostgresJsDatabase;
export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];
export type DbOrTx = Db | Tx;

export interface Database {
  readonly db: Db;
  readonly sql: postgres.Sql;
  /** Returns whether PostgreSQL takes writes now; rejects when it does not answer. */
  ping(): Promise<boolean>;
  close(): Promise<void>;
}

/** Receives every statement and its values, as they are sent to PostgreSQL. */
export type OnQuery = (statement: string, values: unknown[]) => void;

interface Options {
  url: string;
  /** The largest number of connections. */
  pool: number;
  /**
   * A listener for every statement, those that begin and end a transaction included, for tests that count or explain
   * them.
   */
  onQuery?: OnQuery;
}

const BIGINT = 20;

/** Opens a pool. Sessions run in UTC; a statement ends after 5 s, a wait for a lock after 2 s. */
export function openDatabase({ url, pool, onQuery }: Options): Database {
  const client = postgres(url, {
    max: pool,
    onnotice: () => {},
    connect_timeout: 10,
    // Without it the pauses after a refused connection grow, and callers wait as long.
    backoff: () => 0.2,
    ...(onQuery && {
      debug: (_connection: number, statement: string, values: unknown[]) => onQuery(statement, values),
    }),
    types: { bigint: { to: BIGINT, from: [BIGINT], parse: Number, serialize: String } },
    connection: {
      application_name: "commonplace",
      TimeZone: "UTC",
      statement_timeout: 5_000,
      lock_timeout: 2_000,
      idle_in_transaction_session_timeout: 10_000,
    },
  });
  const db = drizzle(client);
  return {
    db,
    sql: client,
    async ping() {
      const [row] = await client<{ state: string }[]>`select current_setting('transaction_read_only') as state`;
      return row?.state === "off";
    },
    close: () => client.end({ timeout: 5 }),
  };
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
