import "reflect-metadata";
import { Arg, Ctx, ID, Mutation, Resolver } from "type-graphql";
import { toId } from "#server/core/ids";
import type { GraphQLContext } from "#server/graphql/context";
import { MemberRole } from "#server/features/auth/auth.types";
import type { StaffLogView } from "#server/features/staff/log/log.model";
import { StaffLogEntry } from "#server/features/staff/log/log.types";
import type { StaffRolesService } from "./roles.service.ts";

/** Serves the roles of members over GraphQL. */
@Resolver()
export class StaffRolesResolver {
  constructor(private readonly roles: StaffRolesService) {}

  @Mutation(() => StaffLogEntry, {
    nullable: true,
    description:
      "Gives a member a role. Returns the act; null if the member has that role already. Nobody can change their own role.",
  })
  setMemberRole(
    @Arg("id", () => ID, { description: "The member's id." }) id: string,
    @Arg("role", () => MemberRole, { description: "The new role." }) role: `${MemberRole}`,
    @Arg("why", () => String, { description: "The reason, which is logged." }) why: string,
    @Ctx() ctx: GraphQLContext,
  ): Promise<StaffLogView | null> {
    return this.roles.set(ctx.viewer, toId(id, "This member"), { role, why });
  }
}
