import type { Job } from "#server/platform/jobs/jobList";
import type { AnalyticsService } from "./analytics.service.ts";

/** Counts what was seen every hour, and forgets the old every night, on one server of all. */
export const analyticsJobs = (analytics: AnalyticsService): Job[] => [
  { name: "analytics.rollUp", cron: "7 * * * *", run: () => analytics.rollUp() },
  { name: "analytics.forgetOld", cron: "41 3 * * *", run: () => analytics.forgetOld() },
];
