import type { Pool, PoolClient } from "pg";

/** A job that began a moment ago may belong to a process that is still taking its lease. */
const FRESH = "30 seconds";

/**
 * Unlocks the jobs of processes that were killed; they would stay locked for hours otherwise. Each process holds a
 * connection that carries its name for as long as it lives. If a job is locked under a name that no connection carries,
 * its process is dead and the job can run again.
 */
export class JobLeases {
  #lease: PoolClient | null = null;
  #taking: Promise<void> | null = null;
  #isEnded = false;

  /** `holder` is the name under which this process locks jobs, `before` those that it used until now. */
  constructor(
    private readonly pool: Pool,
    private readonly holder: string,
    private readonly before: readonly string[],
  ) {}

  /** Renews the lease of this process and unlocks the jobs of dead processes. */
  async tend(): Promise<void> {
    this.#taking ??= this.#take().finally(() => (this.#taking = null));
    await this.#taking;
    if (this.#isEnded) return;
    await this.pool.query(
      `select graphile_worker.force_unlock_workers(array_agg(locked_by))
       from (select locked_by, min(locked_at) as since from graphile_worker.jobs where locked_by is not null
             group by locked_by) as held
       where locked_by = any($3::text[]) or since < now() - $1::interval
         and not exists (select from pg_stat_activity where application_name = $2 || locked_by)
       having count(*) > 0`,
      [FRESH, PREFIX, this.before],
    );
  }

  /** Ends the lease for good: other processes then unlock the jobs that are still locked under this name. */
  end(): void {
    this.#isEnded = true;
    this.#release();
  }

  #release(): void {
    const lease = this.#lease;
    this.#lease = null;
    lease?.release(true);
  }

  async #take(): Promise<void> {
    if (this.#isEnded || this.#lease) return;
    const client = await this.pool.connect();
    // A pool waits at its end for every client that it handed out: for lost ones, and for one that came too late.
    client.once("end", () => this.#lease === client && this.#release());
    try {
      await client.query("select set_config('application_name', $1, false)", [PREFIX + this.holder]);
    } catch (error) {
      client.release(true);
      throw error;
    }
    if (this.#isEnded) client.release(true);
    else this.#lease = client;
  }
}

const PREFIX = "commonplace ";
