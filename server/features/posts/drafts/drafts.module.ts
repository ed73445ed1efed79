import { feature } from "#server/composition/feature";
import type { MediaService } from "#server/features/media/media.service";
import { draftsJobs } from "./drafts.jobs.ts";
import { DraftsResolver } from "./drafts.resolver.ts";
import { draftsRoutes } from "./drafts.routes.ts";
import { DraftsService } from "./drafts.service.ts";
import type { PostsService } from "#server/features/posts/posts.service";

interface Needs {
  media: MediaService;
  posts: PostsService;
}

/** Posts that are not published yet. */
export const draftsModule = feature(({ db, limits }, { media, posts }: Needs) => {
  const drafts = new DraftsService({ db, limits, posts });
  return {
    services: { drafts },
    resolvers: [new DraftsResolver(drafts)],
    routes: draftsRoutes(drafts, media.urlFor),
    jobs: draftsJobs(drafts),
  };
});
