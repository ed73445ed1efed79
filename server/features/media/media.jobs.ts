import type { Jobs } from "#server/platform/jobs";
import type { MediaService } from "./media.service.ts";

/** Sweeps left-over files every hour, on one server of all. */
export function registerMediaJobs(jobs: Jobs, media: MediaService): void {
  jobs.define("media.sweep", () => media.sweep());
  jobs.cron("17 * * * *", "media.sweep");
}
