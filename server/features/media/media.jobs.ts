import type { Job } from "#server/platform/jobs/jobList";
import type { MediaPlacementService } from "#server/features/media/placement/placement.service";
import type { MediaReleaseService } from "#server/features/media/cleanup/cleanup.release.service";
import type { MediaRenditionsService } from "#server/features/media/renditions/renditions.service";
import type { MediaSweepService } from "#server/features/media/cleanup/cleanup.sweep.service";

interface Services {
  placement: MediaPlacementService;
  release: MediaReleaseService;
  renditions: MediaRenditionsService;
  sweep: MediaSweepService;
}

/**
 * Makes the other sizes of pictures, moves files to the side of a post's visibility, removes files of deleted things and
 * of members who left, and sweeps unused files every hour, on one of all servers.
 */
export const mediaJobs = ({ placement, release, renditions, sweep }: Services): Job[] => [
  { name: "media.resize", isSlow: true, run: ({ mediaId }: { mediaId: number }) => renditions.make(mediaId) },
  { name: "media.place", cron: "*/10 * * * *", run: () => placement.placeAll() },
  { name: "media.discard", run: ({ keys }: { keys: string[] }) => release.discard(keys) },
  { name: "media.remove", run: ({ keys }: { keys: string[] }) => sweep.remove(keys) },
  { name: "media.sweep", cron: "17 * * * *", run: () => sweep.sweep() },
];
