import { feature } from "#server/composition/feature";
import type { GroupMembersService } from "#server/features/groups/groups.members.service";
import type { GroupsService } from "#server/features/groups/groups.service";
import type { MediaReleaseService } from "#server/features/media/cleanup/cleanup.release.service";
import type { MediaPlacementService } from "#server/features/media/placement/placement.service";
import type { MediaService } from "#server/features/media/media.service";
import { PostsGoneResolver } from "#server/features/posts/changes/changes.gone.resolver";
import { PostChangesResolver } from "#server/features/posts/changes/changes.resolver";
import { PostChangesService } from "#server/features/posts/changes/changes.service";
import { draftsModule } from "#server/features/posts/drafts/drafts.module";
import { PostEditingResolver } from "#server/features/posts/editing/editing.resolver";
import { postEditingRoutes } from "#server/features/posts/editing/editing.routes";
import { PostEditingService } from "#server/features/posts/editing/editing.service";
import { FacetsService } from "#server/features/posts/facets/facets.service";
import { PostGroupResolver } from "#server/features/posts/groups/groups.resolver";
import { PostGroupsService } from "#server/features/posts/groups/groups.service";
import { postsJobs } from "./posts.jobs.ts";
import { PostsResolver } from "./posts.resolver.ts";
import { postsRoutes } from "./posts.routes.ts";
import { PostsService } from "./posts.service.ts";
import { TagsResolver } from "#server/features/posts/tags/tags.resolver";
import { tagsRoutes } from "#server/features/posts/tags/tags.routes";
import { TagsService } from "#server/features/posts/tags/tags.service";

interface Needs {
  groups: GroupsService;
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
  const postChanges = new PostChangesService(db, events);
  const posts = new PostsService({ db, events, limits, media, facets, groups: groupMembers, changes: postChanges });
  const postEditing = new PostEditingService({ db, events, limits, facets, media, placement, release, posts });
  const tags = new TagsService(db);
  const drafts = draftsModule(core, { ...earlier, posts });
  return {
    services: { posts, postEditing, facets, tags, ...drafts.services },
    resolvers: [
      new PostsResolver(posts, { events, publicUrl, onError }),
      new PostEditingResolver(postEditing),
      new PostChangesResolver(postChanges, { events, onError }),
      new PostsGoneResolver(postChanges, { events, onError }),
      new PostGroupResolver(new PostGroupsService(groups)),
      new TagsResolver(tags),
      ...drafts.resolvers,
    ],
    routes: [
      ...postsRoutes(posts, media.urlFor),
      ...postEditingRoutes(postEditing, media.urlFor),
      ...tagsRoutes(tags),
      ...drafts.routes,
    ],
    jobs: [...postsJobs({ posts, postChanges }), ...drafts.jobs],
  };
});
