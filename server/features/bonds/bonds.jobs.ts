import type { Job } from "#server/platform/jobs/jobList";
import type { BondsRecountService } from "#server/features/bonds/recount/recount.service";

/** Counts everybody's bonds anew every night, on one server of all. */
export const bondsJobs = (recount: BondsRecountService): Job[] => [
  { name: "bonds.recount", cron: "53 3 * * *", run: () => recount.run() },
];
