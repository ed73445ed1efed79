import type { Jobs } from "#server/platform/jobs";
import type { MediaReleaseService } from "./media.release.service.ts";
import type { MediaRenditionsService } from "./media.renditions.service.ts";
import type { MediaSweepService } from "./media.sweep.service.ts";

interface Services {
  release: MediaReleaseService;
  renditions: MediaRenditionsService;
  sweep: MediaSweepService;
}

/**
 * Makes the other sizes of pictures, removes files of what was deleted and of those who left, and sweeps left-over ones
 * every hour, on one server of all.
 */
export function registerMediaJobs(jobs: Jobs, { release, renditions, sweep }: Services): void {
  jobs.define("media.resize", ({ mediaId }: { mediaId: number }) => renditions.make(mediaId));
  jobs.define("media.discard", ({ keys }: { keys: string[] }) => release.discard(keys));
  jobs.define("media.remove", ({ keys }: { keys: string[] }) => sweep.remove(keys));
  jobs.define("media.sweep", () => sweep.sweep());
  jobs.cron("17 * * * *", "media.sweep");
}
