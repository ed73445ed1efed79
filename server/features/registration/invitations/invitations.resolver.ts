import "reflect-metadata";
import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import { toId } from "#server/core/ids";
import { toPageRequest } from "#server/core/pagination";
import { DAYS_MAX, USES_MAX } from "#server/features/registration/registration.rules";
import { type ConnectionOf, PageArgs, toConnection } from "#server/graphql/connection";
import type { GraphQLContext } from "#server/graphql/context";
import { Charged } from "#server/graphql/cost/charges";
import type { InvitationView, MadeInvitation } from "./invitations.model.ts";
import type { InvitationsService } from "./invitations.service.ts";
import { CreatedInvitation, Invitation, InvitationConnection } from "./invitations.types.ts";
import { SafeToRepeat } from "#server/graphql/fields/repeats";

const THIS = "This invitation";

/** Serves invitations over GraphQL. */
@Resolver()
export class InvitationsResolver {
  constructor(private readonly service: InvitationsService) {}

  @Charged({ points: 10, total: 5 })
  @Query(() => InvitationConnection, {
    description: "Returns all invitations, newest first.",
  })
  async invitations(
    @Args(() => PageArgs) { first, after }: PageArgs,
    @Ctx() ctx: GraphQLContext,
  ): Promise<ConnectionOf<InvitationView>> {
    return toConnection(await this.service.list(ctx.viewer, toPageRequest(first, after)));
  }

  @Mutation(() => CreatedInvitation, {
    description: "Makes an invitation. Its link is in this answer alone.",
  })
  createInvitation(
    @Arg("uses", () => Int, { defaultValue: 1, description: `Number of people who may use it, 1 to ${USES_MAX}.` })
    uses: number,
    @Arg("days", () => Int, { defaultValue: 7, description: `Number of days for which it works, 1 to ${DAYS_MAX}.` })
    days: number,
    @Ctx() ctx: GraphQLContext,
  ): Promise<MadeInvitation> {
    return this.service.create(ctx.viewer, { uses, days });
  }

  /** Returns an invitation as it is now. */
  invitationOf({ id }: { id?: unknown }, ctx: GraphQLContext): Promise<InvitationView> {
    return this.service.get(ctx.viewer, toId(String(id), THIS));
  }

  @SafeToRepeat((args, ctx) => ctx.face(InvitationsResolver).invitationOf(args, ctx))
  @Mutation(() => Invitation, { description: "Revokes an invitation: its link does not work any more." })
  revokeInvitation(
    @Arg("id", () => ID, { description: "The invitation's id." }) id: string,
    @Ctx() ctx: GraphQLContext,
  ): Promise<InvitationView> {
    return this.service.revoke(ctx.viewer, toId(id, THIS));
  }
}
