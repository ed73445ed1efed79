import type { Job } from "#server/platform/jobs/jobList";
import type { ExploreService } from "#server/features/search/explore/explore.service";
import type { ReadingService } from "#server/features/search/reading/reading.service";

/** Counts what Explore shows every five minutes, and reads texts without a language, on one server of all. */
export const searchJobs = (explore: ExploreService, reading: ReadingService): Job[] => [
  { name: "explore.count", cron: "*/5 * * * *", run: () => explore.count() },
  { name: "search.read", cron: "* * * * *", isSlow: true, run: (_payload, signal) => reading.read(signal) },
];
