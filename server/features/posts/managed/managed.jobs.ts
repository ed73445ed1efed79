import type { Job } from "#server/platform/jobs/jobList";
import type { GroupPostsDeletionService } from "./managed.deletion.service.ts";

/** Removes deleted groups that can no longer be restored. */
export const managedPostsJobs = (deletion: GroupPostsDeletionService): Job[] => [
  { name: "groups.remove", cron: "17 * * * *", run: () => deletion.removeExpired() },
];
