import type { Job } from "#server/platform/jobs/jobList";
import type { ExploreService } from "#server/features/search/explore/explore.service";

/** Counts what Explore shows every five minutes, on one server of all. */
export const searchJobs = (explore: ExploreService): Job[] => [
  { name: "explore.count", cron: "*/5 * * * *", run: () => explore.count() },
];
