import { feature } from "#server/composition/feature";
import type { GroupDeletionService } from "#server/features/groups/deletion/deletion.service";
import type { GroupMembersService } from "#server/features/groups/groups.members.service";
import type { GroupsService } from "#server/features/groups/groups.service";
import type { MediaReleaseService } from "#server/features/media/cleanup/cleanup.release.service";
import type { MediaPlacementService } from "#server/features/media/placement/placement.service";
import type { MediaService } from "#server/features/media/media.service";
import { postChangesModule } from "#server/features/posts/changes/changes.module";
import { draftsModule } from "#server/features/posts/drafts/drafts.module";
import { PostEditingResolver } from "#server/features/posts/editing/editing.resolver";
import { postEditingRoutes } from "#server/features/posts/editing/editing.routes";
import { PostEditingService } from "#server/features/posts/editing/editing.service";
import { FacetsService } from "#server/features/posts/facets/facets.service";
import { postGroupsResolver } from "#server/features/posts/groups/groups.module";
import { hiddenPostsModule } from "#server/features/posts/hiding/hiding.module";
import { likersModule } from "#server/features/posts/likers/likers.module";
import { managedPostsModule } from "#server/features/posts/managed/managed.module";
import { postsCounts } from "./posts.counts.ts";
import { postsJobs } from "./posts.jobs.ts";
import { PostsResolver } from "./posts.resolver.ts";
import { postsRoutes } from "./posts.routes.ts";
import { PostsService } from "./posts.service.ts";
import { tagsModule } from "#server/features/posts/tags/tags.module";
import { PostWithholdingService } from "#server/features/posts/withholding/withholding.service";

interface Needs {
  groups: GroupsService;
  groupDeletion: GroupDeletionService;
  groupMembers: GroupMembersService;
  media: MediaService;
  mediaPlacement: MediaPlacementService;
  mediaRelease: MediaReleaseService;
}

/** Assembles posts: how members write, read, edit and draft them. */
export const postsModule = feature((core, earlier: Needs) => {
  const { db, events, limits, publicUrl, onError } = core;
  const { groups, groupMembers, media, mediaPlacement: placement, mediaRelease: release } = earlier;
  const facets = new FacetsService(db);
  const changes = postChangesModule(core, {});
  const { postChanges } = changes.services;
  const posts = new PostsService({ db, events, limits, media, facets, groups: groupMembers, changes: postChanges });
  const postEditing = new PostEditingService({ db, events, limits, facets, media, placement, release, posts });
  const postWithholding = new PostWithholdingService({ events, placement });
  const tags = tagsModule(core, {});
  const likers = likersModule(core, { media, posts });
  const drafts = draftsModule(core, { ...earlier, posts });
  const hiding = hiddenPostsModule(core, { ...earlier, posts });
  const managed = managedPostsModule(core, { ...earlier, posts });
  return {
    services: { posts, postEditing, postWithholding, facets, ...tags.services, ...drafts.services, ...hiding.services },
    resolvers: [
      new PostsResolver(posts, { events, publicUrl, onError }),
      new PostEditingResolver(postEditing),
      ...changes.resolvers,
      postGroupsResolver(groups),
      ...tags.resolvers,
      ...likers.resolvers,
      ...drafts.resolvers,
      ...hiding.resolvers,
      ...managed.resolvers,
    ],
    routes: [
      ...hiding.routes,
      ...postsRoutes(posts, media),
      ...postEditingRoutes(postEditing, media.urlFor),
      ...tags.routes,
      ...likers.routes,
      ...drafts.routes,
      ...managed.routes,
    ],
    jobs: [...postsJobs({ posts, postChanges }), ...drafts.jobs, ...managed.jobs],
    counts: postsCounts,
  };
});
