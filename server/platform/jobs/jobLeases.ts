import type { Pool, PoolClient } from "pg";

/** A job that was begun a moment ago may be of a process whose lease is only just being taken. */
const FRESH = "30 seconds";

/**
 * Jobs of processes that were killed would stay locked for hours. Each process therefore holds a connection that bears
 * its name for as long as it lives; where a job is locked under a name that no connection bears, its process is dead and
 * the job is free again.
 */
export class JobLeases {
  #lease: PoolClient | null = null;

  /** `holder` is the name under which this process locks jobs. */
  constructor(
    private readonly pool: Pool,
    private readonly holder: string,
  ) {}

  /** Sees to the own lease and frees what the dead left locked. */
  async tend(): Promise<void> {
    this.#lease ??= await this.#take();
    await this.pool.query(
      `select graphile_worker.force_unlock_workers(array_agg(locked_by))
       from (select distinct locked_by from graphile_worker.jobs where locked_at < now() - $1::interval) as held
       where not exists (select from pg_stat_activity where application_name = $2 || locked_by)
       having count(*) > 0`,
      [FRESH, PREFIX],
    );
  }

  /** Lets go: what is still locked under the name counts as left. */
  end(): void {
    const lease = this.#lease;
    this.#lease = null;
    lease?.release(true);
  }

  async #take(): Promise<PoolClient> {
    const client = await this.pool.connect();
    // A pool waits at its end for everything that was taken from it, a connection that was lost too.
    client.once("end", () => this.#lease === client && this.end());
    try {
      await client.query("select set_config('application_name', $1, false)", [PREFIX + this.holder]);
    } catch (error) {
      client.release(true);
      throw error;
    }
    return client;
  }
}

const PREFIX = "commonplace ";
