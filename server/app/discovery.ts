import type { Logger } from "pino";
import type { Db } from "#server/db/client";
import type { PeopleService } from "#server/features/bonds/lists/lists.service";
import { InsightCardResolver, InsightsResolver } from "#server/features/insights/insights.resolver";
import { insightsRoutes } from "#server/features/insights/insights.routes";
import { InsightsService } from "#server/features/insights/insights.service";
import type { UrlOf } from "#server/features/media/media.model";
import type { PostsService } from "#server/features/posts/posts.service";
import type { TagsService } from "#server/features/posts/tags/tags.service";
import type { ProfilesService } from "#server/features/people/people.service";
import {
  CategoryResolver,
  ExploreResolver,
  FollowedTagsResolver,
  TagResolver,
  TagTrendResolver,
} from "#server/features/search/explore/explore.resolver";
import { exploreRoutes } from "#server/features/search/explore/explore.routes";
import { ExploreService } from "#server/features/search/explore/explore.service";
import { IdeasService } from "#server/features/search/ideas/ideas.service";
import { SearchResolver } from "#server/features/search/search.resolver";
import { searchRoutes } from "#server/features/search/search.routes";
import { SearchService } from "#server/features/search/search.service";
import { SuggestionsService } from "#server/features/search/search.suggestions.service";
import { TagPagesService } from "#server/features/search/tags/tags.service";
import { HttpChatModel } from "#server/platform/chatModel";
import type { Limits } from "#server/platform/limits/limiter";
import type { Route } from "#server/rest/route";
import type { Config } from "#server/app/config/config";

interface Parts {
  config: Pick<Config, "ai">;
  db: Db;
  limits: Limits;
  people: PeopleService;
  posts: PostsService;
  profiles: ProfilesService;
  tags: TagsService;
  log: Logger;
}

/** How members find what there is: the search, Explore, tag pages and insights. */
export function createDiscovery({ config, db, limits, people, posts, profiles, tags, log }: Parts) {
  const ideas = new IdeasService(db, posts);
  const model = config.ai && new HttpChatModel(config.ai);
  return {
    search: new SearchService({ db, limits, ideas, people, profiles }),
    searchSuggestions: new SuggestionsService({ limits, ideas, people, tags }),
    explore: new ExploreService(db, profiles),
    tagPages: new TagPagesService({ db, limits, posts }),
    insights: new InsightsService({ db, limits, ideas, posts, model, log }),
  };
}

export type Discovery = ReturnType<typeof createDiscovery>;

/** Its part of the GraphQL face. */
export const DISCOVERY_RESOLVERS = [
  SearchResolver,
  ExploreResolver,
  TagResolver,
  TagTrendResolver,
  CategoryResolver,
  FollowedTagsResolver,
  InsightsResolver,
  InsightCardResolver,
] as const;

/** Builds those resolvers. */
export const discoveryFaces = ({ search, searchSuggestions, explore, tagPages, insights }: Discovery): object[] => [
  new SearchResolver(search, searchSuggestions),
  new ExploreResolver(explore, tagPages),
  new TagResolver(tagPages),
  new TagTrendResolver(explore),
  new CategoryResolver(tagPages),
  new FollowedTagsResolver(tagPages),
  new InsightsResolver(insights),
  new InsightCardResolver(insights),
];

/** Its part of the REST face. */
export const discoveryCalls = (discovery: Discovery, urlOf: UrlOf): Route[] => [
  ...searchRoutes({ search: discovery.search, suggestions: discovery.searchSuggestions, urlOf }),
  ...exploreRoutes({ ...discovery, urlOf }),
  ...insightsRoutes(discovery.insights),
];
