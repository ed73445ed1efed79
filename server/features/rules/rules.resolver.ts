import "reflect-metadata";
import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver } from "type-graphql";
import { requireViewer } from "#server/core/viewer";
import { Viewer } from "#server/features/auth/auth.types";
import { ChangesNoPost } from "#server/graphql/changes";
import type { GraphQLContext } from "#server/graphql/context";
import type { RulesView } from "./rules.rules.ts";
import type { RulesService } from "./rules.service.ts";
import { Rules } from "./rules.types.ts";

/** Serves the community's rules over GraphQL. */
@Resolver(() => Viewer)
export class RulesResolver {
  constructor(private readonly rulesService: RulesService) {}

  @Query(() => Rules, { description: "The community's rules that hold now." })
  rules(): Promise<RulesView> {
    return this.rulesService.current();
  }

  @FieldResolver(() => Rules, {
    nullable: true,
    description:
      "The rules that the viewer has to accept, because they changed materially since the viewer accepted them; null if there is nothing to accept.",
  })
  rulesToAccept(@Ctx() context: GraphQLContext): Promise<RulesView | null> {
    return this.rulesService.toAccept(requireViewer(context));
  }

  @ChangesNoPost()
  @Mutation(() => Rules, {
    description: "Accepts the community's rules that hold now. Safe to repeat. Returns them.",
  })
  acceptRules(
    @Arg("version", () => Int, { description: "The version that the viewer has read; it must be the newest." })
    version: number,
    @Ctx() context: GraphQLContext,
  ): Promise<RulesView> {
    return this.rulesService.accept(requireViewer(context), { version });
  }
}
