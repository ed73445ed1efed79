import "reflect-metadata";
import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { requireViewer } from "#server/core/viewer";
import type { GraphQLContext } from "#server/graphql/context";
import type { AudienceService } from "./analytics.audience.service.ts";
import { AnalyticsPost, AnalyticsSource, AnalyticsVisitors } from "./analytics.audience.types.ts";
import type { AnalyticsView, SourceShare, TopPost, Visitors } from "./analytics.model.ts";
import { Analytics } from "./analytics.types.ts";

/** What stands behind the figures, on the GraphQL face: of the range, and of the last 90 days at most. */
@Resolver(() => Analytics)
export class AudienceResolver {
  constructor(private readonly audience: AudienceService) {}

  @FieldResolver(() => [AnalyticsPost], {
    description: "The member's posts that were shown most, at most ten, of the last 90 days at most.",
  })
  topPosts(@Root() { range }: AnalyticsView, @Ctx() context: GraphQLContext): Promise<TopPost[]> {
    return this.audience.topPosts(requireViewer(context), range);
  }

  @FieldResolver(() => [AnalyticsSource], {
    description: "From where visits of the profile came, most first, of the last 90 days at most.",
  })
  sources(@Root() { range }: AnalyticsView, @Ctx() context: GraphQLContext): Promise<SourceShare[]> {
    return this.audience.sources(requireViewer(context), range);
  }

  @FieldResolver(() => AnalyticsVisitors, { description: "Who opened the profile, of the last 90 days at most." })
  visitors(@Root() { range }: AnalyticsView, @Ctx() context: GraphQLContext): Promise<Visitors> {
    return this.audience.visitors(requireViewer(context), range);
  }
}
