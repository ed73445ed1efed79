import "reflect-metadata";
import { SIGHTINGS_DAYS } from "#server/features/community/community.limits.rules";
import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { spellNumber } from "#server/core/text.rules";
import { requireViewer } from "#server/core/viewer";
import type { GraphQLContext } from "#server/graphql/context";
import { Charged } from "#server/graphql/cost/charges";
import type { AudienceService } from "./analytics.audience.service.ts";
import { AnalyticsPost, AnalyticsSource, AnalyticsVisitors } from "./analytics.audience.types.ts";
import { type AnalyticsView, TOP_POSTS, type SourceShare, type TopPost, type Visitors } from "./analytics.model.ts";
import { Analytics } from "./analytics.types.ts";

const SPAN = `of the last ${SIGHTINGS_DAYS} days at most`;

/** Adds the details behind the figures in GraphQL: of the range, and of as many days as sightings are stored. */
@Resolver(() => Analytics)
export class AudienceResolver {
  constructor(private readonly audience: AudienceService) {}

  @Charged({ atMost: TOP_POSTS, points: 40 })
  @FieldResolver(() => [AnalyticsPost], {
    description: `The member's posts with the most impressions, at most ${spellNumber(TOP_POSTS)}, ${SPAN}.`,
  })
  topPosts(@Root() { range }: AnalyticsView, @Ctx() context: GraphQLContext): Promise<TopPost[]> {
    return this.audience.topPosts(requireViewer(context), range);
  }

  @Charged({ points: 40 })
  @FieldResolver(() => [AnalyticsSource], {
    description: `Where visits to the profile came from, most frequent first, ${SPAN}.`,
  })
  sources(@Root() { range }: AnalyticsView, @Ctx() context: GraphQLContext): Promise<SourceShare[]> {
    return this.audience.sources(requireViewer(context), range);
  }

  @FieldResolver(() => AnalyticsVisitors, { description: `Visitors of the profile, ${SPAN}.` })
  visitors(@Root() { range }: AnalyticsView, @Ctx() context: GraphQLContext): Promise<Visitors> {
    return this.audience.visitors(requireViewer(context), range);
  }
}
