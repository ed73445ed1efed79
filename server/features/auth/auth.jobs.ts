import type { Jobs } from "#server/platform/jobs";
import type { AuthService } from "./auth.service.ts";

/** Forgets old sessions once a day, on one server of all. */
export function registerAuthJobs(jobs: Jobs, auth: AuthService): void {
  jobs.define("auth.sweep", () => auth.sweep());
  jobs.cron("41 3 * * *", "auth.sweep");
}
