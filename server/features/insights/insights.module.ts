import { feature } from "#server/composition/feature";
import type { PostsService } from "#server/features/posts/posts.service";
import type { IdeasService } from "#server/features/search/ideas/ideas.service";
import { InsightCardResolver, InsightsResolver } from "./insights.resolver.ts";
import { insightsRoutes } from "./insights.routes.ts";
import { InsightsService } from "./insights.service.ts";

interface Needs {
  ideas: IdeasService;
  posts: PostsService;
}

/** Assembles insights, which answer questions from the community's ideas. */
export const insightsModule = feature(({ db, limits, log, model }, { ideas, posts }: Needs) => {
  const insights = new InsightsService({ db, limits, ideas, posts, model, log });
  return {
    services: { insights },
    resolvers: [new InsightsResolver(insights), new InsightCardResolver(insights)],
    routes: insightsRoutes(insights),
  };
});
