import { feature } from "#server/composition/feature";
import type { MediaService } from "#server/features/media/media.service";
import type { PostsService } from "#server/features/posts/posts.service";
import { HiddenPostResolver, HiddenPostsResolver } from "./hiding.resolver.ts";
import { hiddenPostsRoutes } from "./hiding.routes.ts";
import { HiddenPostsService } from "./hiding.service.ts";

interface Needs {
  media: MediaService;
  posts: PostsService;
}

/** Posts that members hide from themselves. */
export const hiddenPostsModule = feature(({ db, events, limits }, { media, posts }: Needs) => {
  const hiddenPosts = new HiddenPostsService({ db, events, limits, posts });
  return {
    services: { hiddenPosts },
    resolvers: [new HiddenPostResolver(hiddenPosts), new HiddenPostsResolver(hiddenPosts)],
    routes: hiddenPostsRoutes(hiddenPosts, media.urlFor),
  };
});
