import type { Jobs } from "#server/platform/jobs/jobs";
import type { AnalyticsService } from "./analytics.service.ts";

/** Counts what was seen every hour, and forgets the old every night, on one server of all. */
export function registerAnalyticsJobs(jobs: Jobs, analytics: AnalyticsService): void {
  jobs.define("analytics.rollUp", () => analytics.rollUp());
  jobs.cron("7 * * * *", "analytics.rollUp");
  jobs.define("analytics.forgetOld", () => analytics.forgetOld());
  jobs.cron("41 3 * * *", "analytics.forgetOld");
}
