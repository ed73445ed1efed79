import "reflect-metadata";
import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { toId, toIdField } from "#server/core/ids";
import { toPageRequest } from "#server/core/pagination";
import { type ConnectionOf, toConnection } from "#server/graphql/connection";
import type { GraphQLContext } from "#server/graphql/context";
import { Charged } from "#server/graphql/cost/charges";
import type { StaffLogView } from "./log.model.ts";
import type { StaffLogService } from "./log.service.ts";
import { ModerationLogArgs, StaffLogEntry, StaffLogEntryConnection } from "./log.types.ts";

const idOf = (id: string | null | undefined, field: string) => (id == null ? null : toIdField(id, field));
const asText = (facts: object | null) => facts && JSON.stringify(facts);

/** Serves the log of staff over GraphQL. */
@Resolver(() => StaffLogEntry)
export class StaffLogResolver {
  constructor(private readonly log: StaffLogService) {}

  @Charged({ points: 5, total: 5 })
  @Query(() => StaffLogEntryConnection, {
    description: "Returns what moderators and admins did, newest first.",
  })
  async moderationLog(
    @Args(() => ModerationLogArgs) { first, after, actorId, subjectId, ...search }: ModerationLogArgs,
    @Ctx() ctx: GraphQLContext,
  ): Promise<ConnectionOf<StaffLogView>> {
    const ids = { actorId: idOf(actorId, "actorId"), subjectId: idOf(subjectId, "subjectId") };
    return toConnection(await this.log.list(ctx.viewer, { ...search, ...ids }, toPageRequest(first, after)));
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "What the act changed, as it was before, as JSON; null if the act changed nothing that existed.",
  })
  before(@Root() act: StaffLogView): string | null {
    return asText(act.before);
  }

  @FieldResolver(() => String, { nullable: true, description: "What the act changed, as it was after it, as JSON." })
  after(@Root() act: StaffLogView): string | null {
    return asText(act.after);
  }

  @Mutation(() => StaffLogEntry, {
    description:
      "Undoes an act of a moderator or an admin. Returns the act that does so, which can be undone in turn. For those who could have done the act.",
  })
  undoStaffAct(
    @Arg("id", () => ID, { description: "The act's id." }) id: string,
    @Arg("why", () => String, { defaultValue: "", description: "The reason." }) why: string,
    @Ctx() ctx: GraphQLContext,
  ): Promise<StaffLogView> {
    return this.log.undo(ctx.viewer, toId(id, "This act"), { why });
  }
}
