import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import { DatabaseError, reasonOf, unusable } from "./migrate.ts";

/** How sessions with a database are begun. */
export interface Session {
  /** The settings that are sent with the startup of a connection. */
  readonly settings: Readonly<Record<string, string | number>>;
  /** Whether statements may be prepared once for each connection. */
  readonly prepare: boolean;
}

interface Address {
  readonly url: string;
  /** The address without a pooler. */
  readonly directUrl: string;
  readonly embedded: boolean;
}

/** What every pooler passes on. */
const NAMES = { application_name: "commonplace", TimeZone: "UTC" };
/** How long PostgreSQL lets a session run, wait or idle, in ms: what nobody waits for must not go on. */
const TIMES = { statement_timeout: 5_000, lock_timeout: 2_000, idle_in_transaction_session_timeout: 10_000 };

/** Sessions with PostgreSQL itself. */
export const DIRECT: Session = { settings: { ...NAMES, ...TIMES }, prepare: true };

const PATIENCE_MS = 3_000;
const REFUSED = /unsupported startup parameter/i;

/**
 * Finds out how sessions with a database are begun. A pooler in front of it refuses the times, or drops
 * them; then the role has to set them. One that does not know prepared statements gets none.
 * @throws DatabaseError saying in one line what to set.
 */
export async function sessionAt({ url, directUrl, embedded }: Address): Promise<Session> {
  if (embedded) return DIRECT;
  const { isPooler, missing } = await look(url);
  if (!isPooler && missing.length === 0 && url === directUrl) return DIRECT;
  if (url === directUrl) throw new DatabaseError(NO_DIRECT_URL);
  if (missing.length > 0) throw new DatabaseError(adviceOn(url, missing));
  return { settings: isPooler ? NAMES : DIRECT.settings, prepare: await canPrepare(url) };
}

const NO_DIRECT_URL =
  "DATABASE_URL leads to a pooler: set DATABASE_DIRECT_URL to the address of PostgreSQL itself as well, " +
  "because live events and jobs need sessions of their own.";

type Time = keyof typeof TIMES;

function adviceOn(url: string, missing: readonly Time[]): string {
  const role = JSON.stringify(decodeURIComponent(new URL(url).username));
  const statements = missing.map((name) => `ALTER ROLE ${role} SET ${name} = '${TIMES[name] / 1_000}s';`);
  return (
    `The pooler at DATABASE_URL does not pass on the times that sessions need. Set them for the role in PostgreSQL, ` +
    `let the pooler connect anew (PgBouncer: RECONNECT), and start again: ${statements.join(" ")}`
  );
}

async function look(url: string): Promise<{ isPooler: boolean; missing: Time[] }> {
  try {
    return { isPooler: false, missing: await missingAt(url, DIRECT.settings) };
  } catch (error) {
    if (!REFUSED.test(reasonOf(error))) throw unusable(error);
  }
  try {
    return { isPooler: true, missing: await missingAt(url, NAMES) };
  } catch (error) {
    throw unusable(error);
  }
}

/** Returns the times that a session does not have, or has longer than it may. */
async function missingAt(url: string, settings: Session["settings"]): Promise<Time[]> {
  const sql = connect(url, settings);
  try {
    const rows = await sql.unsafe<{ name: Time; setting: string }[]>(
      `select name, setting from pg_settings where name in ('${Object.keys(TIMES).join("', '")}')`,
    );
    const isMissing = ({ name, setting }: { name: Time; setting: string }) =>
      Number(setting) === 0 || Number(setting) > TIMES[name];
    return rows.filter(isMissing).map(({ name }) => name);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/**
 * Prepares a statement and runs it again while another session holds the connection to PostgreSQL that knows it. A
 * pooler that does not carry statements along cannot run it then.
 */
async function canPrepare(url: string): Promise<boolean> {
  const [one, other] = [connect(url, NAMES), connect(url, NAMES)];
  const ask = (sql: Pick<postgres.Sql, "unsafe">) => sql.unsafe("select $1::int as number", [1], { prepare: true });
  try {
    await ask(one);
    return await other.begin(async (holder) => {
      await holder`select 1`;
      const again = one
        .begin((tx) => ask(tx))
        .then(
          () => true,
          () => false,
        );
      return Promise.race([again, sleep(PATIENCE_MS, false, { ref: false })]);
    });
  } finally {
    await Promise.all([one, other].map((sql) => sql.end({ timeout: 1 })));
  }
}

const connect = (url: string, settings: Session["settings"]) =>
  postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 10, fetch_types: false, connection: settings });
