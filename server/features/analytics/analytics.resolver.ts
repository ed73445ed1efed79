import "reflect-metadata";
import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver } from "type-graphql";
import { toIdField } from "#server/core/ids";
import { requireViewer } from "#server/core/viewer";
import { Viewer } from "#server/features/auth/auth.types";
import { ChangesNoPost } from "#server/graphql/changes";
import type { GraphQLContext } from "#server/graphql/context";
import type { AnalyticsView } from "./analytics.model.ts";
import type { AnalyticsService } from "./analytics.service.ts";
import { SIGHTINGS_MAX } from "./analytics.rules.ts";
import { Analytics, AnalyticsRange, SightingInput } from "./analytics.types.ts";

/** Serves figures over GraphQL. */
@Resolver(() => Viewer)
export class AnalyticsResolver {
  constructor(private readonly service: AnalyticsService) {}

  @FieldResolver(() => Analytics, { description: "The viewer's own statistics, visible to nobody else." })
  analytics(
    @Arg("range", () => AnalyticsRange, {
      defaultValue: AnalyticsRange.WEEK,
      description: "The range of days to count.",
    })
    range: `${AnalyticsRange}`,
    @Ctx() ctx: GraphQLContext,
  ): Promise<AnalyticsView> {
    return this.service.figures(requireViewer(ctx), { range });
  }

  @ChangesNoPost()
  @Mutation(() => Int, {
    description: `Reports what the viewer has seen, at most ${SIGHTINGS_MAX} items per call. Returns the number of items that counted.`,
  })
  recordSightings(
    @Arg("sightings", () => [SightingInput], { description: "What the viewer has seen." }) sightings: SightingInput[],
    @Ctx() ctx: GraphQLContext,
  ): Promise<number> {
    const list = sightings.map(({ id, ...sighting }) => ({ ...sighting, id: toIdField(id, "sightings") }));
    return this.service.record(requireViewer(ctx), { sightings: list });
  }
}
