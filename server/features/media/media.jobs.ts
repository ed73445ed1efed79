import type { Jobs } from "#server/platform/jobs";
import type { MediaService } from "./media.service.ts";

/** Removes files of those who left, and sweeps left-over ones every hour, on one server of all. */
export function registerMediaJobs(jobs: Jobs, media: MediaService): void {
  jobs.define("media.remove", ({ keys }: { keys: string[] }) => media.remove(keys));
  jobs.define("media.sweep", () => media.sweep());
  jobs.cron("17 * * * *", "media.sweep");
}
