import { sql } from "drizzle-orm";
import {
  type CronItem,
  Logger as WorkerLogger,
  parseCronItems,
  type Runner,
  run,
  type TaskList,
} from "graphile-worker";
import { Pool } from "pg";
import type { Logger } from "pino";
import type { DbOrTx } from "#server/db/client";
import type { Metrics } from "./metrics.ts";

export interface EnqueueOptions {
  runAt?: Date;
  /** A job that waits under the same key is replaced. */
  key?: string;
  /** 25 unless said otherwise, with growing pauses between tries. */
  maxAttempts?: number;
}

/** Work that is done behind the answer: it outlives a crash, and is shared by all processes on one database. */
export interface Jobs {
  /** Says what a job of this name does; before `start`. It may run twice, so it is written to be repeated. */
  define(name: string, run: (payload: never) => Promise<void>): void;
  /** Runs a defined job by the clock (crontab pattern, UTC), once for all processes together. */
  cron(pattern: string, name: string): void;
  /** The job exists if and only if the transaction commits. */
  enqueue(tx: DbOrTx, name: string, payload: object, options?: EnqueueOptions): Promise<void>;
  /** Upkeep of this process alone: never overlaps itself, its errors are logged. */
  every(ms: number, name: string, run: () => Promise<void>): void;
  start(): Promise<void>;
  /** Waits for what runs now. */
  stop(): Promise<void>;
}

interface Options {
  /** A direct connection: jobs wake up by LISTEN. */
  url: string;
  log: Logger;
  metrics: Metrics;
}

const CONCURRENCY = 2;
const CONNECTIONS = 3;
const RETRY_MS = 5_000;

/** Jobs kept in PostgreSQL by graphile-worker. Its tables are made with the migrations. */
export class PostgresJobs implements Jobs {
  readonly #tasks: TaskList = {};
  readonly #crontab: CronItem[] = [];
  readonly #upkeep: { ms: number; name: string; run: () => Promise<void> }[] = [];
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #running = new Set<Promise<void>>();
  #runner: Runner | null = null;
  #pool: Pool | null = null;
  #stopped = false;

  constructor(private readonly options: Options) {}

  define(name: string, act: (payload: never) => Promise<void>): void {
    // The payload is what `enqueue` was given under this name: the only place where the two meet.
    this.#tasks[name] = (payload) => this.#counted(name, () => act(payload as never));
  }

  cron(pattern: string, name: string): void {
    this.#crontab.push({ match: pattern, task: name, options: { maxAttempts: 3 } });
  }

  async enqueue(tx: DbOrTx, name: string, payload: object, options: EnqueueOptions = {}): Promise<void> {
    await tx.execute(sql`select from graphile_worker.add_job(
      ${name}::text, payload => ${JSON.stringify(payload)}::json, run_at => ${options.runAt?.toISOString() ?? null}::timestamptz,
      max_attempts => ${options.maxAttempts ?? null}::int, job_key => ${options.key ?? null}::text)`);
  }

  every(ms: number, name: string, act: () => Promise<void>): void {
    this.#upkeep.push({ ms, name, run: act });
  }

  async start(): Promise<void> {
    const { url, log } = this.options;
    const pool = new Pool({ connectionString: url, max: CONNECTIONS, application_name: "commonplace jobs" });
    const lost = (err: Error) => log.warn({ err }, "a connection of the jobs was lost");
    pool.on("error", lost);
    pool.on("connect", (client) => client.on("error", lost));
    this.#pool = pool;
    await this.#run(pool);
    for (const upkeep of this.#upkeep) this.#schedule(upkeep);
  }

  async #run(pool: Pool): Promise<void> {
    const { log } = this.options;
    this.#runner = await run({
      pgPool: pool,
      taskList: this.#tasks,
      parsedCronItems: parseCronItems(this.#crontab),
      concurrency: CONCURRENCY,
      noHandleSignals: true,
      logger: workerLogger(log),
    });
    this.#runner.promise.catch((err: unknown) => {
      if (this.#stopped) return;
      // The worker gives up after minutes without a database; jobs are then begun again until it is back.
      log.error({ err }, "the jobs stopped and are begun again");
      const again = () => void this.#run(pool).catch((error: unknown) => this.#retry(error, again));
      this.#retry(err, again);
    });
  }

  #retry(err: unknown, again: () => void): void {
    if (this.#stopped) return;
    this.options.log.debug({ err }, "jobs wait for the database");
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      again();
    }, RETRY_MS);
    this.#timers.add(timer);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    await this.#runner?.stop().catch(() => {}); // Rejects when it has stopped by itself.
    await Promise.all(this.#running);
    await this.#pool?.end();
    this.#runner = this.#pool = null;
  }

  #schedule(upkeep: { ms: number; name: string; run: () => Promise<void> }): void {
    if (this.#stopped) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      const running = this.#counted(upkeep.name, upkeep.run)
        .catch((err: unknown) => this.options.log.error({ err, job: upkeep.name }, "upkeep failed"))
        .finally(() => {
          this.#running.delete(running);
          this.#schedule(upkeep);
        });
      this.#running.add(running);
    }, upkeep.ms);
    this.#timers.add(timer);
  }

  async #counted(name: string, act: () => Promise<void>): Promise<void> {
    const { jobs } = this.options.metrics;
    try {
      await act();
      jobs.inc({ name, result: "done" });
    } catch (error) {
      jobs.inc({ name, result: "failed" });
      throw error;
    }
  }
}

/** What the worker says of its daily business is for those who debug it; its faults are for everyone. */
const LEVELS: Record<string, "error" | "warn"> = { error: "error", warning: "warn" };

const workerLogger = (log: Logger) =>
  new WorkerLogger(() => (level, message, meta) => {
    log[LEVELS[level] ?? "debug"](meta?.["error"] instanceof Error ? { err: meta["error"] } : {}, message);
  });
