import type { Job } from "#server/platform/jobs/jobList";
import type { AuditRetentionService } from "./community.retention.service.ts";

/** Every night, on one of all servers: deletes old acts of staff. */
export const communityJobs = (retention: AuditRetentionService): Job[] => [
  { name: "community.forgetOldActs", cron: "27 3 * * *", run: () => retention.forgetOld() },
];
