import "reflect-metadata";
import { Arg, Ctx, ID, Mutation, Resolver } from "type-graphql";
import { toId } from "#server/core/ids";
import { requireViewer } from "#server/core/viewer";
import { GROUP, type GroupView } from "#server/features/groups/groups.model";
import { Group, GroupLevel } from "#server/features/groups/groups.types";
import { ChangesNoPost } from "#server/graphql/changes";
import type { GraphQLContext } from "#server/graphql/context";
import type { GroupLevelsService } from "./levels.service.ts";

/** Lets members choose what they are notified of in a group over GraphQL. */
@Resolver()
export class GroupLevelsResolver {
  constructor(private readonly levels: GroupLevelsService) {}

  @ChangesNoPost()
  @Mutation(() => Group, {
    description: "Sets what the viewer is notified of in a group of theirs. Safe to repeat.",
  })
  setGroupLevel(
    @Arg("id", () => ID, { description: "The group's id." }) id: string,
    @Arg("level", () => GroupLevel, { description: "What the viewer wants to be notified of." })
    level: `${GroupLevel}`,
    @Ctx() ctx: GraphQLContext,
  ): Promise<GroupView> {
    return this.levels.set(requireViewer(ctx), toId(id, GROUP), { level });
  }
}
