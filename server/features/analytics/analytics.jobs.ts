import type { Job } from "#server/platform/jobs/jobList";
import type { AnalyticsService } from "./analytics.service.ts";

/** Counts sightings every hour, and deletes old ones every night, on one of all servers. */
export const analyticsJobs = (analytics: AnalyticsService): Job[] => [
  { name: "analytics.rollUp", cron: "7 * * * *", run: () => analytics.rollUp() },
  { name: "analytics.forgetOld", cron: "41 3 * * *", run: () => analytics.forgetOld() },
];
