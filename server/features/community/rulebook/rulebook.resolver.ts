import "reflect-metadata";
import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { GraphQLContext } from "#server/graphql/context";
import type { Rulebook as RulebookView } from "./rulebook.model.ts";
import type { RulebookService } from "./rulebook.service.ts";
import { PublishRulesInput, Rulebook } from "./rulebook.types.ts";

/** Serves the versions of the rules to admins over GraphQL. */
@Resolver()
export class RulebookResolver {
  constructor(private readonly service: RulebookService) {}

  @Query(() => Rulebook, { description: "Returns the rules with their versions." })
  rulebook(@Ctx() ctx: GraphQLContext): Promise<RulebookView> {
    return this.service.get(ctx.viewer);
  }

  @Mutation(() => Rulebook, { description: "Publishes a new version of the rules." })
  publishRules(
    @Arg("input", () => PublishRulesInput, { description: "The new version." }) input: PublishRulesInput,
    @Ctx() ctx: GraphQLContext,
  ): Promise<RulebookView> {
    return this.service.publish(ctx.viewer, input);
  }
}
