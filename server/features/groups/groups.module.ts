import { feature } from "#server/composition/feature";
import type { MediaReleaseService } from "#server/features/media/cleanup/cleanup.release.service";
import type { MediaService } from "#server/features/media/media.service";
import { GroupFacesService } from "./groups.faces.service.ts";
import { groupsJobs } from "./groups.jobs.ts";
import { GroupMembersResolver } from "./groups.members.resolver.ts";
import { groupMembersRoutes } from "./groups.members.routes.ts";
import { GroupMembersService } from "./groups.members.service.ts";
import { GroupsResolver } from "./groups.resolver.ts";
import { groupsRoutes } from "./groups.routes.ts";
import { GroupsService } from "./groups.service.ts";

interface Needs {
  media: MediaService;
  mediaRelease: MediaReleaseService;
}

/** Assembles groups and their members. */
export const groupsModule = feature(({ db, events, jobs, limits, onError }, { media, mediaRelease }: Needs) => {
  const groups = new GroupsService({ db, jobs, limits, media, release: mediaRelease });
  const groupMembers = new GroupMembersService({ db, events, limits, groups });
  const faces = new GroupFacesService(db);
  const parts = { groups, groupMembers, faces, urlOf: media.urlOf };
  return {
    services: { groups, groupMembers },
    resolvers: [
      new GroupsResolver(groups, groupMembers, faces),
      new GroupMembersResolver(groupMembers, { groups, events, onError }),
    ],
    routes: [...groupsRoutes(parts), ...groupMembersRoutes(parts)],
    jobs: groupsJobs(groups),
  };
});
