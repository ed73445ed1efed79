import { feature } from "#server/composition/feature";
import type { MediaReleaseService } from "#server/features/media/cleanup/cleanup.release.service";
import type { MediaService } from "#server/features/media/media.service";
import { groupsCounts } from "#server/features/groups/figures/figures.counts";
import { GroupDeletionResolver } from "#server/features/groups/deletion/deletion.resolver";
import { deletedGroupsRoutes, groupDeletionRoutes } from "#server/features/groups/deletion/deletion.routes";
import { GroupDeletionService } from "#server/features/groups/deletion/deletion.service";
import { GroupInvitationsResolver } from "#server/features/groups/invitations/invitations.resolver";
import { groupInvitationsRoutes } from "#server/features/groups/invitations/invitations.routes";
import { GroupInvitationsService } from "#server/features/groups/invitations/invitations.service";
import { GroupLevelsResolver } from "#server/features/groups/levels/levels.resolver";
import { groupLevelsRoutes } from "#server/features/groups/levels/levels.routes";
import { GroupLevelsService } from "#server/features/groups/levels/levels.service";
import { GroupFacesService } from "./groups.faces.service.ts";
import { groupsJobs } from "./groups.jobs.ts";
import { GroupMembersResolver } from "./groups.members.resolver.ts";
import { groupMembersRoutes } from "./groups.members.routes.ts";
import { GroupMembersService } from "./groups.members.service.ts";
import { GroupPeopleService } from "./groups.people.service.ts";
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
  const people = new GroupPeopleService(db);
  const faces = new GroupFacesService(db);
  const groupDeletion = new GroupDeletionService({ db, events, limits, groups, release: mediaRelease });
  const invitations = new GroupInvitationsService({ db, events, limits, groups, members: groupMembers });
  const levels = new GroupLevelsService({ db, limits, groups });
  const parts = {
    groups,
    groupMembers,
    people,
    faces,
    levels,
    invitations,
    deletion: groupDeletion,
    urlOf: media.urlOf,
  };
  return {
    services: { groups, groupMembers, groupDeletion },
    resolvers: [
      new GroupsResolver(groups, groupMembers, people, faces),
      new GroupMembersResolver(groupMembers, { groups, events, onError }),
      new GroupDeletionResolver(groupDeletion),
      new GroupInvitationsResolver(invitations),
      new GroupLevelsResolver(levels),
    ],
    routes: [
      ...deletedGroupsRoutes(parts),
      ...groupsRoutes(parts),
      ...groupMembersRoutes(parts),
      ...groupDeletionRoutes(parts),
      ...groupInvitationsRoutes(parts),
      ...groupLevelsRoutes(parts),
    ],
    jobs: groupsJobs(groups),
    counts: groupsCounts,
  };
});
