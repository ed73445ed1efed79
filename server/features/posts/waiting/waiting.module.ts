import { feature } from "#server/composition/feature";
import type { GroupMembersService } from "#server/features/groups/groups.members.service";
import type { GroupsService } from "#server/features/groups/groups.service";
import type { MediaService } from "#server/features/media/media.service";
import type { MediaPlacementService } from "#server/features/media/placement/placement.service";
import type { PostsService } from "#server/features/posts/posts.service";
import { WaitingPostsResolver } from "./waiting.resolver.ts";
import { waitingPostsRoutes } from "./waiting.routes.ts";
import { WaitingPostsService } from "./waiting.service.ts";

interface Needs {
  posts: PostsService;
  groups: GroupsService;
  groupMembers: GroupMembersService;
  media: MediaService;
  mediaPlacement: MediaPlacementService;
}

/** First posts of members in groups that approve them. */
export const waitingPostsModule = feature(({ db, events, limits }, earlier: Needs) => {
  const { groups, groupMembers: members, media, mediaPlacement: placement } = earlier;
  const waitingPosts = new WaitingPostsService({ db, events, limits, groups, members, placement });
  return {
    services: { waitingPosts },
    resolvers: [new WaitingPostsResolver(waitingPosts, earlier.posts)],
    routes: waitingPostsRoutes(waitingPosts, media.urlFor),
  };
});
