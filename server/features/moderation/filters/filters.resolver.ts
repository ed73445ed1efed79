import "reflect-metadata";
import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { toId } from "#server/core/ids";
import { FILTERS_MAX } from "#server/features/moderation/moderation.limits.rules";
import { ChangesNoPost } from "#server/graphql/changes";
import type { GraphQLContext } from "#server/graphql/context";
import { Charged } from "#server/graphql/cost/charges";
import type { FilterView } from "./filters.model.ts";
import type { FiltersService } from "./filters.service.ts";
import { ModerationFilter, ModerationFilterInput } from "./filters.types.ts";
import { SafeToRepeat } from "#server/graphql/fields/repeats";

/** Serves a moderator's filters over GraphQL. */
@Resolver()
export class FiltersResolver {
  constructor(private readonly filters: FiltersService) {}

  @Charged({ atMost: FILTERS_MAX })
  @Query(() => [ModerationFilter], {
    description: `Returns the viewer's filters of the queue by name; at most ${FILTERS_MAX}.`,
  })
  moderationFilters(@Ctx() ctx: GraphQLContext): Promise<FilterView[]> {
    return this.filters.list(ctx.viewer);
  }

  @ChangesNoPost()
  @Mutation(() => ModerationFilter, {
    description: `Stores a filter of the queue, or replaces the one of the same name; at most ${FILTERS_MAX}.`,
  })
  saveModerationFilter(
    @Arg("input", () => ModerationFilterInput, { description: "The filter." }) input: ModerationFilterInput,
    @Ctx() ctx: GraphQLContext,
  ): Promise<FilterView> {
    return this.filters.save(ctx.viewer, { ...input });
  }

  @ChangesNoPost()
  @SafeToRepeat()
  @Mutation(() => ID, { description: "Deletes a filter of the viewer's. Returns its id." })
  deleteModerationFilter(
    @Arg("id", () => ID, { description: "The filter's id." }) id: string,
    @Ctx() ctx: GraphQLContext,
  ): Promise<number> {
    return this.filters.remove(ctx.viewer, toId(id, "This filter"));
  }
}
