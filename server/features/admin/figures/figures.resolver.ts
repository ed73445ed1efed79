import "reflect-metadata";
import { Ctx, Query, Resolver } from "type-graphql";
import type { GraphQLContext } from "#server/graphql/context";
import { Charged } from "#server/graphql/cost/charges";
import type { Figures } from "./figures.model.ts";
import type { FiguresService } from "./figures.service.ts";
import { AdminFigures } from "./figures.types.ts";

/** Serves the figures of the community over GraphQL. */
@Resolver()
export class FiguresResolver {
  constructor(private readonly figures: FiguresService) {}

  @Charged({ points: 20 })
  @Query(() => AdminFigures, {
    description: "Returns how large the community is and what waits in it, up to a minute old.",
  })
  adminFigures(@Ctx() ctx: GraphQLContext): Promise<Figures> {
    return this.figures.get(ctx.viewer);
  }
}
