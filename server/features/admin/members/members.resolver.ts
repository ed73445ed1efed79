import "reflect-metadata";
import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import { toId, toIdField } from "#server/core/ids";
import { toPageRequest } from "#server/core/pagination";
import type { StaffLogView } from "#server/features/staff/log/log.model";
import { StaffLogEntry } from "#server/features/staff/log/log.types";
import { type ConnectionOf, toConnection } from "#server/graphql/connection";
import type { GraphQLContext } from "#server/graphql/context";
import { Charged } from "#server/graphql/cost/charges";
import type { MemberActsService } from "./members.acts.service.ts";
import type { AdminMemberDetail as PageView, AdminMemberView } from "./members.model.ts";
import { type AdminMembersService, THIS_MEMBER } from "./members.service.ts";
import { AdminMail, AdminMemberConnection, AdminMemberDetail, AdminMembersArgs } from "./members.types.ts";

const WHOM = { description: "The member's id." };

/** Serves members to admins over GraphQL. */
@Resolver()
export class AdminMembersResolver {
  constructor(
    private readonly members: AdminMembersService,
    private readonly acts: MemberActsService,
  ) {}

  @Charged({ points: 10, total: 10 })
  @Query(() => AdminMemberConnection, {
    description: "Returns members with their email addresses, those first who joined last.",
  })
  async adminMembers(
    @Args(() => AdminMembersArgs) { first, after, ...search }: AdminMembersArgs,
    @Ctx() ctx: GraphQLContext,
  ): Promise<ConnectionOf<AdminMemberView>> {
    return toConnection(await this.members.list(ctx.viewer, search, toPageRequest(first, after)));
  }

  @Charged({ points: 10 })
  @Query(() => AdminMemberDetail, { description: "Returns what admins know of a member." })
  adminMember(
    @Arg("username", () => String, { description: "The username, in any case." }) username: string,
    @Ctx() ctx: GraphQLContext,
  ): Promise<PageView> {
    return this.members.get(ctx.viewer, username);
  }

  @Mutation(() => Int, {
    description:
      "Ends sessions of a member: their tokens become invalid and their sockets close. Returns the number of ended sessions.",
  })
  endMemberSessions(
    @Arg("id", () => ID, WHOM) id: string,
    @Arg("sessionId", () => ID, { nullable: true, description: "Only this session; all of them without it." })
    sessionId: string | null | undefined,
    @Arg("why", () => String, { description: "The reason, which is logged." }) why: string,
    @Ctx() ctx: GraphQLContext,
  ): Promise<number> {
    const session = sessionId == null ? null : toIdField(sessionId, "sessionId");
    return this.acts.endSessions(ctx.viewer, toId(id, THIS_MEMBER), { sessionId: session, why });
  }

  @Mutation(() => StaffLogEntry, {
    description:
      "Sends a member the email that verifies the address, or the one that leads to a new password. Returns the act. CONFLICT if the address is verified.",
  })
  mailMember(
    @Arg("id", () => ID, WHOM) id: string,
    @Arg("mail", () => AdminMail, { description: "Which email." }) mail: `${AdminMail}`,
    @Ctx() ctx: GraphQLContext,
  ): Promise<StaffLogView> {
    return this.acts.mail(ctx.viewer, toId(id, THIS_MEMBER), { mail });
  }
}
