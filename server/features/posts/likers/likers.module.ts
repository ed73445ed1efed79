import { feature } from "#server/composition/feature";
import type { MediaService } from "#server/features/media/media.service";
import type { PostsService } from "#server/features/posts/posts.service";
import { LikersResolver } from "./likers.resolver.ts";
import { likersRoutes } from "./likers.routes.ts";
import { LikersService } from "./likers.service.ts";

interface Needs {
  media: MediaService;
  posts: PostsService;
}

/** Who likes a post. */
export const likersModule = feature(({ db }, { media, posts }: Needs) => {
  const likers = new LikersService(db, posts);
  return { services: {}, resolvers: [new LikersResolver(likers)], routes: likersRoutes(likers, media.urlOf) };
});
