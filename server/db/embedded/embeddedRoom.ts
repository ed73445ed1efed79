import { randomBytes } from "node:crypto";
import { open, rm, stat, statfs } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import postgres from "postgres";
import { ignoreFailure, orElse } from "#server/core/rejections";

const MB = 2 ** 20;
/** With less room the database takes no writes: PostgreSQL stops when its log has no room, and then nobody reads. */
const LEAST_ROOM = 48 * MB;
/** With so much room it takes writes again. */
const ROOM_AGAIN = 64 * MB;
/** With less room the reserve is given up, so that PostgreSQL can write what it needs to go on. */
const NO_ROOM = 8 * MB;
const RESERVE = 32;
const LOOK_MS = 500;

interface Place {
  /** The file that reserves room on the disk of the database. */
  reserve: string;
  /** The address of the database that is guarded, as its owner. */
  url: string;
}

/**
 * Makes the embedded database read-only while its disk has little room, so that members go on reading when others have
 * filled the disk. Every few minutes PostgreSQL writes a checkpoint, and stops when there is no room for it: a file
 * reserves that room. An external database has an operator of its own.
 */
export class EmbeddedRoom {
  readonly #stopping = new AbortController();
  #isTight = false;
  /** Whether the database is stored as read-only; null when storing it failed half way, so nobody knows. */
  #isReadOnly: boolean | null = null;
  /** Since when the sessions of members have to be new ones, as PostgreSQL writes it; null when all are. */
  #changedAt: string | null = null;

  constructor(private readonly place: Place) {}

  /**
   * Lets the database take writes: a process that was killed may have left it read-only. This also stores the setting, so
   * that changing it needs no room.
   */
  async begin(): Promise<void> {
    await this.#set(false);
    this.#changedAt = null;
  }

  /** Looks twice a second, until `stop`. A database that does not answer now is asked again with the next look. */
  async watch(log: Logger): Promise<void> {
    const { signal } = this.#stopping;
    const pause = () => ignoreFailure(sleep(LOOK_MS, undefined, { signal, ref: false }), "stopping");
    for (await pause(); !signal.aborted; await pause()) await ignoreFailure(this.#look(log), "optional");
  }

  stop(): void {
    this.#stopping.abort();
  }

  get #database(): string {
    return new URL(this.place.url).pathname.slice(1);
  }

  async #look(log: Logger): Promise<void> {
    const hasReserve = await exists(this.place.reserve);
    let room = await this.#room();
    if (hasReserve && room < NO_ROOM) {
      await rm(this.place.reserve);
      room = await this.#room();
    } else if (!hasReserve && room >= ROOM_AGAIN + RESERVE * MB) {
      await fill(this.place.reserve);
      room = await this.#room();
    }
    this.#isTight = room < (this.#isTight ? ROOM_AGAIN : LEAST_ROOM);
    if (this.#isReadOnly !== this.#isTight) {
      await this.#set(this.#isTight);
      if (this.#isTight) log.error({ room }, "the disk is nearly full, so the embedded database takes no writes");
      else log.warn({ room }, "the disk has room again, and the embedded database takes writes");
    }
    if (this.#changedAt !== null) await this.#renewSessions(this.#changedAt);
  }

  async #set(isReadOnly: boolean): Promise<void> {
    const state = isReadOnly ? "on" : "off";
    this.#isReadOnly = null;
    const rows = await this.#ask(async (sql) => {
      await sql.unsafe(`alter database "${this.#database}" set default_transaction_read_only = ${state}`);
      // What is in the log is not written again later, when there may be less room.
      if (isReadOnly) await sql`checkpoint`;
      return sql`select now()::text as moment`;
    });
    this.#changedAt = String(rows[0]?.["moment"]);
    this.#isReadOnly = isReadOnly;
  }

  /** A session keeps the settings with which it began: those that are not in use are ended, until all are new. */
  async #renewSessions(since: string): Promise<void> {
    const left = await this.#ask(
      (sql) => sql`select case when state = 'idle' then pg_terminate_backend(pid) end from pg_stat_activity
        where datname = ${this.#database} and backend_type = 'client backend' and backend_start < ${since}::timestamptz`,
    );
    if (left.length === 0) this.#changedAt = null;
  }

  async #room(): Promise<number> {
    const { bavail, bsize } = await statfs(path.dirname(this.place.reserve));
    return bavail * bsize;
  }

  /** Asks in the database `postgres`, whose sessions stay as they are. */
  async #ask(act: (sql: postgres.Sql) => PromiseLike<postgres.Row[]>): Promise<postgres.Row[]> {
    const admin = new URL(this.place.url);
    admin.pathname = "/postgres";
    const sql = postgres(admin.href, { max: 1, onnotice: () => {}, connect_timeout: 5, fetch_types: false });
    try {
      return await act(sql);
    } finally {
      await sql.end({ timeout: 1 });
    }
  }
}

const exists = (file: string) => orElse(stat(file), null, "optional").then((found) => found !== null);

/** Writes a reserve that no file system can store in less room; one that does not fit is removed again. */
async function fill(file: string): Promise<void> {
  const handle = await open(file, "w", 0o600);
  try {
    const block = randomBytes(MB);
    for (let n = 0; n < RESERVE; n++) await handle.write(block);
  } catch (error) {
    await rm(file);
    throw error;
  } finally {
    await handle.close();
  }
}
