import { randomUUID } from "node:crypto";
import { EventEmitter } from "node:events";
import { sql } from "drizzle-orm";
import {
  type CronItem,
  type JobHelpers,
  Logger as WorkerLogger,
  makeWorkerUtils,
  parseCronItems,
  type Runner,
  run,
  type TaskList,
  type WorkerEvents,
} from "graphile-worker";
import { Pool } from "pg";
import type { Logger } from "pino";
import type { DbOrTx } from "#server/db/client";
import type { BackOff } from "./backOff.ts";
import { JobLeases } from "./jobLeases.ts";
import type { Metrics } from "#server/platform/observe/metrics";
import { ignoreFailure } from "#server/core/rejections";

export interface EnqueueOptions {
  runAt?: Date;
  /** A new job replaces the one that waits under the same key. */
  key?: string;
  /** The default is 25, with growing pauses between tries. */
  maxAttempts?: number;
}

/** Runs work after the request was answered. Jobs survive a crash, and all processes on one database share them. */
export interface Jobs {
  /**
   * Defines what a job of this name does; call it before `start`. A job may run twice, so its function must be safe to
   * repeat. A back-off of its own decides when the job is tried again; when the back-off gives up, the job stays in the
   * table as failed.
   */
  define(name: string, run: (payload: never) => Promise<void>, backOff?: BackOff): void;
  /** Runs a defined job on a schedule (crontab pattern, UTC), once for all processes together. */
  cron(pattern: string, name: string): void;
  /** The job exists if and only if the transaction commits. */
  enqueue(tx: DbOrTx, name: string, payload: object, options?: EnqueueOptions): Promise<void>;
  /** Repeats upkeep of this process alone: it never overlaps itself, and its errors are logged. */
  every(ms: number, name: string, run: () => Promise<void>): void;
  start(): Promise<void>;
  /** Waits for the jobs that run now. */
  stop(): Promise<void>;
}

interface Options {
  /** The address must be a direct connection, because jobs wake up by LISTEN. */
  url: string;
  log: Logger;
  metrics: Metrics;
}

const CONCURRENCY = 2;
const CONNECTIONS = 4;
const RETRY_MS = 5_000;
const LEASE_MS = 15_000;

/** Stores jobs in PostgreSQL with graphile-worker, whose tables the migrations create. */
export class PostgresJobs implements Jobs {
  readonly #tasks: TaskList = {};
  readonly #backOffs = new Map<string, BackOff>();
  readonly #crontab: CronItem[] = [];
  readonly #upkeep: { ms: number; name: string; run: () => Promise<void> }[] = [];
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #running = new Set<Promise<void>>();
  #runner: Runner | null = null;
  #pool: Pool | null = null;
  #leases: JobLeases | null = null;
  #stopped = false;

  constructor(private readonly options: Options) {}

  define(name: string, act: (payload: never) => Promise<void>, backOff?: BackOff): void {
    // Only here the payload of `enqueue` meets the function that was defined under the same name.
    const counted = (payload: unknown) => this.#counted(name, () => act(payload as never));
    if (backOff) this.#backOffs.set(name, backOff);
    this.#tasks[name] = backOff ? (payload, helpers) => this.#patiently(backOff, counted, payload, helpers) : counted;
  }

  cron(pattern: string, name: string): void {
    this.#crontab.push({ match: pattern, task: name, options: { maxAttempts: 3 } });
  }

  async enqueue(tx: DbOrTx, name: string, payload: object, options: EnqueueOptions = {}): Promise<void> {
    await tx.execute(sql`select from graphile_worker.add_job(
      ${name}::text, payload => ${JSON.stringify(payload)}::json, run_at => ${options.runAt?.toISOString() ?? null}::timestamptz,
      max_attempts => ${options.maxAttempts ?? null}::int, job_key => ${this.#keyOf(name, options)}::text)`);
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
    this.define("jobs.forgetDead", () => this.#forgetDead(pool));
    this.cron("11 4 1 * *", "jobs.forgetDead");
    this.every(LEASE_MS, "free the jobs of the dead", async () => this.#leases?.tend());
    await this.#run(pool);
    for (const upkeep of this.#upkeep) this.#schedule(upkeep);
  }

  async #run(pool: Pool): Promise<void> {
    const { log } = this.options;
    const events: WorkerEvents = new EventEmitter();
    this.#leases?.end();
    events.on("pool:create", ({ workerPool }) => (this.#leases = new JobLeases(pool, workerPool.id)));
    this.#runner = await run({
      pgPool: pool,
      events,
      taskList: this.#tasks,
      parsedCronItems: parseCronItems(this.#crontab),
      concurrency: CONCURRENCY,
      noHandleSignals: true,
      logger: workerLogger(log),
    });
    this.#runner.promise.catch((err: unknown) => {
      if (this.#stopped) return;
      // The worker gives up after minutes without a database, so this class starts it again until the database is back.
      log.error({ err }, "the jobs stopped and are begun again");
      const again = () => void this.#run(pool).catch((error: unknown) => this.#retry(error, again));
      this.#retry(err, again);
    });
    await this.#leases?.tend().catch((err: unknown) => log.warn({ err }, "jobs of dead processes were not freed"));
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
    // A runner that has stopped by itself rejects.
    await ignoreFailure(this.#runner?.stop(), "stopping");
    await Promise.all(this.#running);
    this.#leases?.end();
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

  /**
   * Tries a job. If it fails, one statement replaces it with its successor, so that the job is neither lost nor doubled
   * whenever the process dies. The last successor may fail only once, and stays in the table for the operator.
   */
  async #patiently(backOff: BackOff, act: (payload: unknown) => Promise<void>, payload: unknown, helpers: JobHelpers) {
    const { tries: before = 0, ...input } = payload as { tries?: number };
    const { job, query } = helpers;
    try {
      await act(input);
    } catch (err) {
      const tries = before + 1;
      const pause = backOff(tries);
      const about = { err, job: job.task_identifier, tries };
      if (pause === null) {
        this.options.log.error(about, "a job is given up");
        this.options.metrics.jobs.inc({ name: job.task_identifier, result: "given up" });
        throw err;
      }
      this.options.log.warn({ ...about, pause }, "a job failed and is tried again");
      await query(
        `select graphile_worker.add_job($3::text, payload => $4::json, run_at => now() + $5::float8 * interval '1 ms',
           max_attempts => $6::int, job_key => key)
         from graphile_worker.jobs where id = $1 and key = $2`,
        [job.id, job.key, job.task_identifier, { ...input, tries }, pause, backOff(tries + 1) === null ? 1 : null],
      );
    }
  }

  /** Failed jobs may hold an address, so an operator can look at them until the end of the month only. */
  async #forgetDead(pgPool: Pool): Promise<void> {
    const tools = await makeWorkerUtils({ pgPool, logger: workerLogger(this.options.log) });
    await tools.cleanup({ tasks: ["DELETE_PERMAFAILED_JOBS"] });
    await tools.release();
  }

  /** A job with a back-off of its own needs a key, because its successor replaces it by that key. */
  #keyOf(name: string, { key }: EnqueueOptions): string | null {
    return key ?? (this.#backOffs.has(name) ? randomUUID() : null);
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

/** The worker's routine messages are for debugging; its faults are for everyone. */
const LEVELS: Record<string, "error" | "warn"> = { error: "error", warning: "warn" };

const workerLogger = (log: Logger) =>
  new WorkerLogger(() => (level, message, meta) => {
    log[LEVELS[level] ?? "debug"](meta?.["error"] instanceof Error ? { err: meta["error"] } : {}, message);
  });
