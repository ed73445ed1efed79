import { feature } from "#server/composition/feature";
import { Pictures } from "#server/platform/media/pictures";
import { Videos } from "#server/platform/media/videos";
import { MediaAddresses } from "#server/features/media/addresses/addresses.service";
import { MediaIntakeService } from "./media.intake.service.ts";
import { mediaJobs } from "./media.jobs.ts";
import { MediaPlacementService } from "#server/features/media/placement/placement.service";
import { MediaReleaseService } from "#server/features/media/cleanup/cleanup.release.service";
import { MediaRenditionsService } from "#server/features/media/renditions/renditions.service";
import { ImageResolver, MediaResolver, MediaSourceResolver } from "./media.resolver.ts";
import { mediaRoutes } from "./media.routes.ts";
import { MediaService } from "./media.service.ts";
import { MediaSweepService } from "#server/features/media/cleanup/cleanup.sweep.service";

/** Assembles the files of members: how they are stored, resized, addressed and removed. */
export const mediaModule = feature(({ db, jobs, limits, publicUrl, secrets, storage }) => {
  const mediaAddresses = new MediaAddresses({ publicUrl, ...secrets });
  const intake = new MediaIntakeService({ storage, pictures: new Pictures(), videos: new Videos() });
  const mediaPlacement = new MediaPlacementService({ db, jobs, storage });
  const media = new MediaService({ db, jobs, limits, intake, addresses: mediaAddresses, placement: mediaPlacement });
  const mediaRelease = new MediaReleaseService({ jobs, storage });
  const renditions = new MediaRenditionsService({ db, storage });
  const sweep = new MediaSweepService({ db, storage });
  return {
    services: { media, mediaAddresses, mediaPlacement, mediaRelease },
    resolvers: [new ImageResolver(media), new MediaResolver(media), new MediaSourceResolver(media)],
    routes: mediaRoutes(media),
    jobs: mediaJobs({ placement: mediaPlacement, release: mediaRelease, renditions, sweep }),
  };
});
