import { feature } from "#server/composition/feature";
import type { MediaService } from "#server/features/media/media.service";
import type { ProfilesService } from "#server/features/people/people.service";
import type { PostsService } from "#server/features/posts/posts.service";
import { UserCommentsResolver } from "./activity.comments.resolver.ts";
import { writtenCommentsRoutes } from "./activity.comments.routes.ts";
import { WrittenCommentsService } from "./activity.comments.service.ts";
import { UserPostsResolver } from "./activity.posts.resolver.ts";
import { authoredPostsRoutes } from "./activity.posts.routes.ts";
import { AuthoredPostsService } from "./activity.posts.service.ts";

interface Needs {
  media: MediaService;
  posts: PostsService;
  profiles: ProfilesService;
}

/** Assembles the posts and comments of members, for their profiles. */
export const activityModule = feature(({ db }, { media, posts, profiles }: Needs) => {
  const authoredPosts = new AuthoredPostsService({ db, profiles, posts });
  const writtenComments = new WrittenCommentsService(db, profiles);
  return {
    services: { authoredPosts, writtenComments },
    resolvers: [new UserPostsResolver(authoredPosts), new UserCommentsResolver(writtenComments)],
    routes: [
      ...authoredPostsRoutes(authoredPosts, media.urlFor),
      ...writtenCommentsRoutes(writtenComments, media.urlOf),
    ],
  };
});
