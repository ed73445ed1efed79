import { EventEmitter } from "node:events";
import {
  type CronItem,
  Logger as WorkerLogger,
  parseCronItems,
  type Runner,
  run,
  type TaskList,
  type WorkerEvents,
} from "graphile-worker";
import type { Pool } from "pg";
import type { Logger } from "pino";
import { ignoreFailure } from "#server/core/rejections";
import { Repeats } from "#server/platform/observe/repeats";
import { JobLeases } from "./jobLeases.ts";

const RETRY_MS = 5_000;

interface Options {
  pool: Pool;
  log: Logger;
  /** The jobs of this lane; those of other lanes are left to them. */
  tasks: TaskList;
  crontab: CronItem[];
  /** The number of jobs that run at once. */
  concurrency: number;
}

/** Runs some kinds of jobs, so that none of them waits behind the kinds of another lane. */
export class JobLane {
  #runner: Runner | null = null;
  #leases: JobLeases | null = null;
  /** The names under which this lane locked jobs: a new one with each start. */
  readonly #holders: string[] = [];
  #retrying: NodeJS.Timeout | undefined;
  #starting: Promise<void> | undefined;
  #stopped = false;
  readonly #repeats = new Repeats();

  constructor(private readonly options: Options) {}

  /** Starts the lane, unless it was stopped. */
  start(): Promise<void> {
    this.#starting = this.#stopped ? Promise.resolve() : this.#start();
    return this.#starting;
  }

  async #start(): Promise<void> {
    const { pool, log, tasks, crontab, concurrency } = this.options;
    const events: WorkerEvents = new EventEmitter();
    this.#leases?.end();
    events.on("pool:create", ({ workerPool: { id } }) => {
      this.#leases = new JobLeases(pool, id, [...this.#holders]);
      this.#holders.push(id);
    });
    this.#runner = await run({
      pgPool: pool,
      events,
      taskList: tasks,
      parsedCronItems: parseCronItems(crontab),
      concurrency,
      noHandleSignals: true,
      logger: workerLogger(log, this.#repeats),
      // Without a batch the worker waits for nobody to store a job's result, and a lost connection is an unhandled
      // rejection. With one the worker stops, and is begun again below.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
    const runner = this.#runner;
    // The worker gives up when it loses its database, so it is started again until the database is back. Its promise
    // then either rejects or resolves: nobody but `stop` ends a worker on purpose.
    const ended = (err?: unknown) => {
      if (this.#stopped || this.#runner !== runner) return;
      const left = this.#repeats.next("stopped");
      if (left !== null) log.error({ err, stoppedSince: left }, "the jobs stopped and are begun again");
      this.#again(err);
    };
    runner.promise.then(() => ended(), ended);
    await this.tend().catch((err: unknown) => {
      if (this.#repeats.next("not freed") !== null) log.warn({ err }, "jobs of dead processes were not freed");
    });
  }

  /** Renews the lease of this lane and frees the jobs of dead ones. */
  async tend(): Promise<void> {
    await this.#leases?.tend();
  }

  /** Waits for the jobs that run now. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#retrying);
    await ignoreFailure(this.#starting, "stopping");
    // A runner that has stopped by itself rejects.
    await ignoreFailure(this.#runner?.stop(), "stopping");
    this.#leases?.end();
    this.#runner = null;
  }

  #again(err: unknown): void {
    if (this.#stopped) return;
    this.options.log.debug({ err }, "jobs wait for the database");
    this.#retrying = setTimeout(() => void this.start().catch((error: unknown) => this.#again(error)), RETRY_MS);
  }
}

/** The worker's routine messages are for debugging; its faults are for everyone. */
const LEVELS: Record<string, "error" | "warn"> = { error: "error", warning: "warn" };

/** What is wrong with a single job is always written. */
const OF_ONE_JOB = /^Failed task/;

/** Returns a logger for the worker that writes to ours. What it says again and again is written once a minute. */
export const workerLogger = (log: Logger, repeats = new Repeats()) =>
  new WorkerLogger(() => (level, message, meta) => {
    const name = message.replaceAll(/\d+/g, "#");
    if (level in LEVELS && !OF_ONE_JOB.test(message) && repeats.next(name) === null) return;
    log[LEVELS[level] ?? "debug"](meta?.["error"] instanceof Error ? { err: meta["error"] } : {}, message);
  });
