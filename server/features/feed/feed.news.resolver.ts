import "reflect-metadata";
import { Ctx, Query, Resolver } from "type-graphql";
import { requireViewer } from "#server/core/viewer";
import type { GraphQLContext } from "#server/graphql/context";
import type { NewsView } from "./feed.news.model.ts";
import type { NewsService } from "./feed.news.service.ts";
import { News } from "./feed.news.types.ts";

/** Serves the news over GraphQL. */
@Resolver()
export class NewsResolver {
  constructor(private readonly service: NewsService) {}

  @Query(() => News, {
    description:
      "Returns what the community is talking about, without members whom the viewer has muted or cannot see.",
  })
  news(@Ctx() context: GraphQLContext): Promise<NewsView> {
    return this.service.news(requireViewer(context));
  }
}
