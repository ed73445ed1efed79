import { feature } from "#server/composition/feature";
import type { MediaService } from "#server/features/media/media.service";
import type { PostsService } from "#server/features/posts/posts.service";
import type { IdeasService } from "#server/features/search/ideas/ideas.service";
import type { TagPagesService } from "#server/features/search/tags/tags.service";
import { ReadingService } from "#server/features/insights/answers/answers.reading.service";
import type { ProfilesService } from "#server/features/people/people.service";
import {
  InsightCardResolver,
  InsightPeopleResolver,
  InsightPersonResolver,
  InsightQuoteResolver,
  InsightsResolver,
  WeekInsightsResolver,
} from "./insights.resolver.ts";
import { insightsRoutes } from "./insights.routes.ts";
import { InsightsService } from "./insights.service.ts";
import { WeekInsightsService } from "./insights.week.service.ts";

interface Needs {
  ideas: IdeasService;
  media: MediaService;
  posts: PostsService;
  profiles: ProfilesService;
  tagPages: TagPagesService;
}

/** Assembles insights, which answer questions from the community's ideas. */
export const insightsModule = feature(
  ({ db, caches, limits, log, model }, { ideas, media, posts, profiles, tagPages }: Needs) => {
    const reading = new ReadingService(db, ideas);
    const insights = new InsightsService({ db, limits, reading, posts, profiles, model, log });
    const week = new WeekInsightsService(db, tagPages, caches);
    return {
      services: { insights },
      resolvers: [
        new InsightsResolver(insights),
        new InsightPeopleResolver(insights),
        new InsightPersonResolver(insights),
        new InsightQuoteResolver(insights),
        new InsightCardResolver(insights),
        new WeekInsightsResolver(week),
      ],
      routes: insightsRoutes({ insights, week, urlFor: media.urlFor }),
    };
  },
);
