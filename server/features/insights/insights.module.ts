import { feature } from "#server/composition/feature";
import type { PostsService } from "#server/features/posts/posts.service";
import type { IdeasService } from "#server/features/search/ideas/ideas.service";
import type { TagPagesService } from "#server/features/search/tags/tags.service";
import { InsightCardResolver, InsightsResolver, WeekInsightsResolver } from "./insights.resolver.ts";
import { insightsRoutes } from "./insights.routes.ts";
import { InsightsService } from "./insights.service.ts";
import { WeekInsightsService } from "./insights.week.service.ts";

interface Needs {
  ideas: IdeasService;
  posts: PostsService;
  tagPages: TagPagesService;
}

/** Assembles insights, which answer questions from the community's ideas. */
export const insightsModule = feature(({ db, limits, log, model }, { ideas, posts, tagPages }: Needs) => {
  const insights = new InsightsService({ db, limits, ideas, posts, model, log });
  const week = new WeekInsightsService(db, tagPages);
  return {
    services: { insights },
    resolvers: [new InsightsResolver(insights), new InsightCardResolver(insights), new WeekInsightsResolver(week)],
    routes: insightsRoutes(insights, week),
  };
});
