import "reflect-metadata";
import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver } from "type-graphql";
import { toIdField } from "#server/core/ids";
import { requireViewer } from "#server/core/viewer";
import { Viewer } from "#server/features/auth/auth.types";
import type { GraphQLContext } from "#server/graphql/context";
import type { AnalyticsView } from "./analytics.model.ts";
import type { AnalyticsService } from "./analytics.service.ts";
import { SIGHTINGS_MAX } from "./analytics.rules.ts";
import { Analytics, AnalyticsRange, SightingInput } from "./analytics.types.ts";

/** Serves figures over GraphQL. */
@Resolver(() => Viewer)
export class AnalyticsResolver {
  constructor(private readonly service: AnalyticsService) {}

  @FieldResolver(() => Analytics, { description: "What others have seen of the member, who alone is told." })
  analytics(
    @Arg("range", () => AnalyticsRange, { defaultValue: AnalyticsRange.WEEK, description: "Over which days." })
    range: `${AnalyticsRange}`,
    @Ctx() ctx: GraphQLContext,
  ): Promise<AnalyticsView> {
    return this.service.figures(requireViewer(ctx), { range });
  }

  @Mutation(() => Int, {
    description: `Tells what the viewer was shown, at most ${SIGHTINGS_MAX} at once; answers how many counted.`,
  })
  recordSightings(
    @Arg("sightings", () => [SightingInput], { description: "What was shown." }) sightings: SightingInput[],
    @Ctx() ctx: GraphQLContext,
  ): Promise<number> {
    const list = sightings.map(({ id, ...sighting }) => ({ ...sighting, id: toIdField(id, "sightings") }));
    return this.service.record(requireViewer(ctx), { sightings: list });
  }
}
