import { feature } from "#server/composition/feature";
import type { GroupDeletionService } from "#server/features/groups/deletion/deletion.service";
import type { GroupMembersService } from "#server/features/groups/groups.members.service";
import type { GroupsService } from "#server/features/groups/groups.service";
import type { MediaPlacementService } from "#server/features/media/placement/placement.service";
import type { MediaReleaseService } from "#server/features/media/cleanup/cleanup.release.service";
import type { MediaService } from "#server/features/media/media.service";
import type { PostsService } from "#server/features/posts/posts.service";
import { waitingPostsModule } from "#server/features/posts/waiting/waiting.module";
import { GroupPostsDeletionService } from "./managed.deletion.service.ts";
import { managedPostsJobs } from "./managed.jobs.ts";
import { ManagedPostsResolver } from "./managed.resolver.ts";
import { managedPostsRoutes } from "./managed.routes.ts";
import { ManagedPostsService } from "./managed.service.ts";

interface Needs {
  groups: GroupsService;
  groupMembers: GroupMembersService;
  groupDeletion: GroupDeletionService;
  media: MediaService;
  mediaPlacement: MediaPlacementService;
  mediaRelease: MediaReleaseService;
  posts: PostsService;
}

/** What owners and admins of a group decide about its posts. */
export const managedPostsModule = feature((core, earlier: Needs) => {
  const { db, events, limits } = core;
  const { groupDeletion, media, mediaPlacement: placement, mediaRelease: release, posts } = earlier;
  const waiting = waitingPostsModule(core, earlier);
  const { waitingPosts } = waiting.services;
  const managed = new ManagedPostsService({ events, limits, posts });
  const deletion = new GroupPostsDeletionService({
    db,
    events,
    groupDeletion,
    placement,
    release,
    waiting: waitingPosts,
  });
  return {
    services: {},
    resolvers: [new ManagedPostsResolver(managed), ...waiting.resolvers],
    routes: [...managedPostsRoutes(managed, media.urlFor), ...waiting.routes],
    jobs: managedPostsJobs(deletion),
  };
});
