import "reflect-metadata";
import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import { requireViewer } from "#server/core/viewer";
import type { GraphQLContext } from "#server/graphql/context";
import { LEAVING_DAYS } from "#server/features/auth/auth.rules";
import type { Departure, DeletionService } from "./deletion.service.ts";
import { AccountDeparture } from "./deletion.types.ts";

/** Deletes accounts over GraphQL. */
@Resolver()
export class DeletionResolver {
  constructor(private readonly deletion: DeletionService) {}

  @Mutation(() => Boolean, {
    description: `Deletes the viewer's account and everything that belongs to it after ${LEAVING_DAYS} days, in which signing in keeps it. Until then nobody sees it. Threads of others show placeholders instead.`,
  })
  async deleteAccount(
    @Arg("password", () => String, { description: "The viewer's password." }) password: string,
    @Ctx() ctx: GraphQLContext,
  ): Promise<boolean> {
    ctx.countCredentialMutation();
    await this.deletion.leave(requireViewer(ctx), { password });
    return true;
  }

  @Mutation(() => AccountDeparture, { description: "The same as `deleteAccount`, with a receipt." })
  async leaveAccount(
    @Arg("password", () => String, { description: "The viewer's password." }) password: string,
    @Ctx() ctx: GraphQLContext,
  ): Promise<Departure> {
    ctx.countCredentialMutation();
    return this.deletion.leave(requireViewer(ctx), { password });
  }
}
