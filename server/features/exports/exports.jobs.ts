import type { Job } from "#server/platform/jobs/jobList";
import type { ExportsMakingService } from "./exports.making.service.ts";
import type { ExportsSweepService } from "./exports.sweep.service.ts";

interface Services {
  making(): Promise<ExportsMakingService>;
  sweep: ExportsSweepService;
}

/** Makes exports one after the other, and every hour deletes those whose time is over, on one of all servers. */
export const exportsJobs = ({ making, sweep }: Services): Job[] => [
  {
    name: "exports.make",
    isSlow: true,
    run: async ({ exportId }: { exportId: number }, signal) => (await making()).make(exportId, signal),
  },
  { name: "exports.remove", run: ({ keys }: { keys: string[] }) => sweep.remove(keys) },
  { name: "exports.sweep", cron: "37 * * * *", run: () => sweep.sweep() },
];
