import type { Job } from "#server/platform/jobs/jobList";
import type { DraftsService } from "./drafts.service.ts";

/** Removes drafts that nobody has changed for half a year, once a day, on one of all servers. */
export const draftsJobs = (drafts: DraftsService): Job[] => [
  { name: "drafts.sweep", cron: "41 4 * * *", run: () => drafts.sweep() },
];
