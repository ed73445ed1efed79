import type { BackOff } from "./backOff.ts";
import type { Jobs } from "./jobs.ts";

/** Work that waits in the database and is done once, by any process; see `Jobs.define`. */
export interface Job {
  name: string;
  run: (payload: never) => Promise<void>;
  /** When it also runs by the clock: a crontab pattern in UTC. */
  cron?: string;
  /** How long it waits for another try, where it is not as usual. */
  backOff?: BackOff;
}

/** Work that every process does for itself, again and again; see `Jobs.every`. */
export interface Upkeep {
  name: string;
  everyMs: number;
  run: () => Promise<void>;
}

/** Makes all work of a list known, before the jobs start. */
export function registerJobs(jobs: Pick<Jobs, "define" | "cron" | "every">, list: readonly (Job | Upkeep)[]): void {
  for (const job of list) {
    if ("everyMs" in job) {
      jobs.every(job.everyMs, job.name, job.run);
      continue;
    }
    jobs.define(job.name, job.run, job.backOff);
    if (job.cron) jobs.cron(job.cron, job.name);
  }
}
