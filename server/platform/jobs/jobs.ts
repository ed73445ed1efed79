import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { type CronItem, type JobHelpers, makeWorkerUtils, type TaskList } from "graphile-worker";
import { Pool } from "pg";
import type { Logger } from "pino";
import type { DbOrTx } from "#server/db/client";
import type { BackOff } from "./backOff.ts";
import { JobLane, workerLogger } from "./jobLane.ts";
import type { Metrics } from "#server/platform/observe/metrics";
import { Repeats } from "#server/platform/observe/repeats";

export interface EnqueueOptions {
  runAt?: Date;
  /** A new job replaces the one that waits under the same key. */
  key?: string;
  /** The default is 25, with growing pauses between tries. */
  maxAttempts?: number;
  /** Jobs of one queue run one after the other, on all processes together. */
  queue?: string;
}

export interface JobOptions {
  /** The pauses between tries, where they differ from the default. */
  backOff?: BackOff;
  /** Whether the job may take seconds of work: such jobs run beside the others, which never wait behind them. */
  isSlow?: boolean;
}

/** Runs work after the request was answered. Jobs survive a crash, and all processes on one database share them. */
export interface Jobs {
  /**
   * Defines what a job of this name does; call it before `start`. A job may run twice, so its function must be safe to
   * repeat. A back-off of its own decides when the job is tried again; when the back-off gives up, the job stays in the
   * table as failed. The signal aborts some seconds after the process began to stop.
   */
  define(name: string, run: Job, options?: JobOptions): void;
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

/** What a job does with its payload. */
type Job = (payload: never, signal: AbortSignal) => Promise<void>;
type Task = (payload: unknown, helpers: JobHelpers) => Promise<void>;

const NEVER = new AbortController().signal;

interface Options {
  /** The address must be a direct connection, because jobs wake up by LISTEN. */
  url: string;
  log: Logger;
  metrics: Metrics;
  /** Whether jobs with a schedule run by the clock; without, they run when they are enqueued. The default is yes. */
  schedule?: boolean | undefined;
}

/** The jobs of one lane that run at once. */
const CONCURRENCY = 2;
/** Each lane holds two for as long as it runs: its lease, and the one that wakes it up. */
const CONNECTIONS = 7;
const LEASE_MS = 15_000;
/** Upkeep that fails waits twice as long each time, up to this, until it works again. */
const FAILED_PAUSE_MS = 5_000;

/** Stores jobs in PostgreSQL with graphile-worker, whose tables the migrations create. */
export class PostgresJobs implements Jobs {
  readonly #tasks: TaskList = {};
  readonly #backOffs = new Map<string, BackOff>();
  readonly #crontab: CronItem[] = [];
  readonly #upkeep: { ms: number; name: string; run: () => Promise<void> }[] = [];
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #running = new Set<Promise<void>>();
  readonly #slow = new Set<string>();
  readonly #lanes: JobLane[] = [];
  readonly #repeats = new Repeats();
  #pool: Pool | null = null;
  #stopped = false;

  constructor(private readonly options: Options) {}

  define(name: string, act: Job, { backOff, isSlow = false }: JobOptions = {}): void {
    if (isSlow) this.#slow.add(name);
    // Only here the payload of `enqueue` meets the function that was defined under the same name.
    const counted = (payload: unknown, { abortSignal }: JobHelpers) =>
      this.#counted(name, () => act(payload as never, abortSignal ?? NEVER));
    if (backOff) this.#backOffs.set(name, backOff);
    this.#tasks[name] = backOff ? (payload, helpers) => this.#patiently(backOff, counted, payload, helpers) : counted;
  }

  cron(pattern: string, name: string): void {
    if (this.options.schedule === false) return;
    this.#crontab.push({ match: pattern, task: name, options: { maxAttempts: 3 } });
  }

  async enqueue(tx: DbOrTx, name: string, payload: object, options: EnqueueOptions = {}): Promise<void> {
    await tx.execute(sql`select from graphile_worker.add_job(
      ${name}::text, payload => ${JSON.stringify(payload)}::json, run_at => ${options.runAt?.toISOString() ?? null}::timestamptz,
      max_attempts => ${options.maxAttempts ?? null}::int, job_key => ${this.#keyOf(name, options)}::text,
      queue_name => ${options.queue ?? null}::text)`);
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
    this.every(LEASE_MS, "free the jobs of the dead", async () => {
      for (const lane of this.#lanes) await lane.tend();
    });
    const isSlow = ([name]: [string, unknown]) => this.#slow.has(name);
    const [slow, quick] = [
      Object.entries(this.#tasks).filter(isSlow),
      Object.entries(this.#tasks).filter((one) => !isSlow(one)),
    ];
    for (const some of [quick, slow]) {
      if (some.length === 0) continue;
      const tasks = Object.fromEntries(some);
      const crontab = this.#crontab.filter(({ task }) => task in tasks);
      const lane = new JobLane({ pool, log, tasks, crontab, concurrency: CONCURRENCY });
      this.#lanes.push(lane);
      await lane.start();
    }
    for (const upkeep of this.#upkeep) this.#schedule(upkeep);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    await Promise.all(this.#lanes.map((lane) => lane.stop()));
    await Promise.all(this.#running);
    await this.#pool?.end();
    this.#pool = null;
  }

  #schedule(upkeep: { ms: number; name: string; run: () => Promise<void> }, pause = upkeep.ms): void {
    if (this.#stopped) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      const running = this.#counted(upkeep.name, upkeep.run)
        .then(
          () => upkeep.ms,
          (err: unknown) => {
            this.#reportUpkeep(upkeep.name, err);
            return Math.max(upkeep.ms, Math.min(2 * pause, FAILED_PAUSE_MS));
          },
        )
        .then((next) => {
          this.#running.delete(running);
          this.#schedule(upkeep, next);
        });
      this.#running.add(running);
    }, pause);
    this.#timers.add(timer);
  }

  #reportUpkeep(name: string, err: unknown): void {
    const left = this.#repeats.next(name);
    if (left !== null) this.options.log.error({ err, job: name, failedSince: left }, "upkeep failed");
  }

  /**
   * Tries a job. If it fails, one statement replaces it with its successor, so that the job is neither lost nor doubled
   * whenever the process dies. The last successor may fail only once, and stays in the table for the operator.
   */
  async #patiently(backOff: BackOff, act: Task, payload: unknown, helpers: JobHelpers) {
    const { tries: before = 0, ...input } = payload as { tries?: number };
    const { job, query } = helpers;
    try {
      await act(input, helpers);
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
           max_attempts => $6::int, job_key => key, queue_name => queue_name)
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
