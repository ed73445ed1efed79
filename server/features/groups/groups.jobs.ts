import type { Job } from "#server/platform/jobs/jobList";
import type { GroupsService } from "./groups.service.ts";

/**
 * Counts the figures of groups: a moment after a change, and every five minutes, because they also change with time.
 */
export const groupsJobs = (groups: GroupsService): Job[] => [
  { name: "groups.count", cron: "*/5 * * * *", run: () => groups.countFigures() },
];
