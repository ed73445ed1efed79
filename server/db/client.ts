import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import postgres from "postgres";

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

interface Options {
  url: string;
  /** The largest number of connections. */
  pool: number;
  /** A listener for every statement, for tests that count them. */
  onQuery?: (statement: string) => void;
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
    types: { bigint: { to: BIGINT, from: [BIGINT], parse: Number, serialize: String } },
    connection: {
      application_name: "commonplace",
      TimeZone: "UTC",
      statement_timeout: 5_000,
      lock_timeout: 2_000,
      idle_in_transaction_session_timeout: 10_000,
    },
  });
  const db = drizzle(client, onQuery ? { logger: { logQuery: onQuery } } : {});
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
 * Creates a statement that is built and named once for each database and receives only its values afterwards:
 * PostgreSQL parses and plans it once for each connection, and no SQL text is built while a request waits. The values
 * occur in the statement as `sql.placeholder("name")`.
 */
export function prepared<Row, Values extends Record<string, unknown>>(
  build: (db: DbOrTx) => { execute(values?: Record<string, unknown>): Promise<Row> },
): (db: DbOrTx, values: Values) => Promise<Row> {
  const statements = new WeakMap<DbOrTx, ReturnType<typeof build>>();
  return (db, values) => {
    let statement = statements.get(db);
    if (!statement) statements.set(db, (statement = build(db)));
    return statement.execute(values);
  };
}
