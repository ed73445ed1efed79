import type { Jobs } from "#server/platform/jobs/jobs";
import type { MediaReleaseService } from "#server/features/media/cleanup/cleanup.release.service";
import type { MediaRenditionsService } from "#server/features/media/renditions/renditions.service";
import type { MediaSweepService } from "#server/features/media/cleanup/cleanup.sweep.service";

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
