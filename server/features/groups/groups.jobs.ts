import type { Job } from "#server/platform/jobs/jobList";
import type { GroupsService } from "./groups.service.ts";

/** Counts what groups show of themselves: a moment after something changed, and every five minutes, as time passes. */
export const groupsJobs = (groups: GroupsService): Job[] => [
  { name: "groups.count", cron: "*/5 * * * *", run: () => groups.countFigures() },
];
