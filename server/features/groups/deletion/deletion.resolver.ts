import "reflect-metadata";
import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { toId } from "#server/core/ids";
import { requireViewer } from "#server/core/viewer";
import { GROUP, type GroupView } from "#server/features/groups/groups.model";
import { Group } from "#server/features/groups/groups.types";
import type { GraphQLContext } from "#server/graphql/context";
import { Charged } from "#server/graphql/cost/charges";
import { DELETED_MAX, type DeletedGroup as Deleted, RESTORABLE_DAYS } from "./deletion.model.ts";
import type { GroupDeletionService } from "./deletion.service.ts";
import { DeletedGroup } from "./deletion.types.ts";
import { GroupsResolver } from "#server/features/groups/groups.resolver";
import { SafeToRepeat } from "#server/graphql/fields/repeats";

/** Lets owners delete and restore groups over GraphQL. */
@Resolver()
export class GroupDeletionResolver {
  constructor(private readonly deletion: GroupDeletionService) {}

  @Charged({ atMost: DELETED_MAX })
  @Query(() => [DeletedGroup], {
    description: `Returns the deleted groups that the viewer can restore as their owner, the last ones first; at most ${DELETED_MAX}.`,
  })
  deletedGroups(@Ctx() ctx: GraphQLContext): Promise<Deleted[]> {
    return this.deletion.list(requireViewer(ctx));
  }

  /** Returns a deleted group as its owner sees it now. */
  deletedGroupOf({ id }: { id?: unknown }, ctx: GraphQLContext): Promise<Deleted> {
    return this.deletion.get(requireViewer(ctx), toId(String(id), GROUP));
  }

  @SafeToRepeat((args, ctx) => ctx.face(GroupDeletionResolver).deletedGroupOf(args, ctx))
  @Mutation(() => DeletedGroup, {
    description: `Deletes a group: it and its posts are hidden at once and removed after ${RESTORABLE_DAYS} days. For owners. Returns until when it can be restored.`,
  })
  deleteGroup(
    @Arg("id", () => ID, { description: "The group's id." }) id: string,
    @Arg("name", () => String, { description: "The group's name, as a confirmation." }) name: string,
    @Ctx() ctx: GraphQLContext,
  ): Promise<Deleted> {
    return this.deletion.delete(requireViewer(ctx), toId(id, GROUP), { name });
  }

  @SafeToRepeat((args, ctx) => ctx.face(GroupsResolver).groupOf(args, ctx))
  @Mutation(() => Group, { description: "Restores a deleted group with its members and posts. For owners." })
  restoreGroup(
    @Arg("id", () => ID, { description: "The group's id." }) id: string,
    @Ctx() ctx: GraphQLContext,
  ): Promise<GroupView> {
    return this.deletion.restore(requireViewer(ctx), toId(id, GROUP));
  }
}
