import type { Job } from "#server/platform/jobs/jobList";
import type { BondsRecountService } from "#server/features/bonds/recount/recount.service";

/** Checks the bond counts of all members every night, on one of all servers. */
export const bondsJobs = (recount: BondsRecountService): Job[] => [
  { name: "bonds.recount", cron: "53 3 * * *", run: () => recount.run() },
];
