import type { JobOptions, Jobs } from "./jobs.ts";

/** A job that waits in the database and that any process runs once; see `Jobs.define`. */
export interface Job extends JobOptions {
  name: string;
  run: (payload: never, signal: AbortSignal) => Promise<void>;
  /** The schedule of a job that also runs at fixed times: a crontab pattern in UTC. */
  cron?: string;
}

/** Work that every process repeats for itself; see `Jobs.every`. */
export interface Upkeep {
  name: string;
  everyMs: number;
  run: () => Promise<void>;
}

/** Registers all jobs of a list, before the jobs start. */
export function registerJobs(jobs: Pick<Jobs, "define" | "cron" | "every">, list: readonly (Job | Upkeep)[]): void {
  for (const job of list) {
    if ("everyMs" in job) {
      jobs.every(job.everyMs, job.name, job.run);
      continue;
    }
    jobs.define(job.name, job.run, job);
    if (job.cron) jobs.cron(job.cron, job.name);
  }
}
