import type { Jobs } from "#server/platform/jobs/jobs";
import type { BondsRecountService } from "#server/features/bonds/recount/recount.service";

/** Counts everybody's bonds anew every night, on one server of all. */
export function registerBondsJobs(jobs: Pick<Jobs, "define" | "cron">, recount: BondsRecountService): void {
  jobs.define("bonds.recount", () => recount.run());
  jobs.cron("53 3 * * *", "bonds.recount");
}
