import type { Jobs } from "#server/platform/jobs/jobs";
import type { DraftsService } from "./drafts.service.ts";

/** Removes drafts that nobody has touched for half a year, once a day, on one server of all. */
export function registerDraftsJobs(jobs: Jobs, drafts: DraftsService): void {
  jobs.define("drafts.sweep", () => drafts.sweep());
  jobs.cron("41 4 * * *", "drafts.sweep");
}
