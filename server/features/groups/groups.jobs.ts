import type { Jobs } from "#server/platform/jobs/jobs";
import type { GroupsService } from "./groups.service.ts";

/** Counts what groups show of themselves: a moment after something changed, and every five minutes, as time passes. */
export function registerGroupsJobs(jobs: Jobs, groups: GroupsService): void {
  jobs.define("groups.count", () => groups.countFigures());
  jobs.cron("*/5 * * * *", "groups.count");
}
