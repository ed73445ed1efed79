import type { Jobs } from "#server/platform/jobs/jobs";
import type { ExploreService } from "#server/features/search/explore/explore.service";

/** Counts what Explore shows every five minutes, on one server of all. */
export function registerSearchJobs(jobs: Jobs, explore: ExploreService): void {
  jobs.define("explore.count", () => explore.count());
  jobs.cron("*/5 * * * *", "explore.count");
}
