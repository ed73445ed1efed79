import "reflect-metadata";
import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import { requireViewer } from "#server/core/viewer";
import type { GraphQLContext } from "#server/graphql/context";
import type { DeletionService } from "./deletion.service.ts";

/** Deletes accounts over GraphQL. */
@Resolver()
export class DeletionResolver {
  constructor(private readonly deletion: DeletionService) {}

  @Mutation(() => Boolean, {
    description:
      "Deletes the viewer's account and everything that belongs to it. Threads of others show placeholders instead.",
  })
  async deleteAccount(
    @Arg("password", () => String, { description: "The viewer's password." }) password: string,
    @Ctx() ctx: GraphQLContext,
  ): Promise<boolean> {
    ctx.countCredentialMutation();
    await this.deletion.delete(requireViewer(ctx), { password });
    return true;
  }
}
