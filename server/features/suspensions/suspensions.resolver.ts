import "reflect-metadata";
import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { AppealView } from "#server/features/auth/suspensions/suspensions.model";
import type { GraphQLContext } from "#server/graphql/context";
import type { SuspensionsService } from "./suspensions.service.ts";
import { Appeal } from "./suspensions.types.ts";

/** Takes appeals over GraphQL. */
@Resolver()
export class SuspensionsResolver {
  constructor(private readonly suspensions: SuspensionsService) {}

  @Mutation(() => Appeal, {
    description: "Appeals against the suspension of one's account, once. Allowed once per document.",
  })
  async appeal(
    @Arg("words", () => String, { description: "Why the suspension should be lifted." }) words: string,
    @Arg("token", () => String, {
      nullable: true,
      description:
        "The `appeal_token` of the refused sign-in. Without it, the token that the request is sent with counts.",
    })
    token: string | null,
    @Ctx() ctx: GraphQLContext,
  ): Promise<AppealView> {
    ctx.countCredentialMutation();
    return this.suspensions.appeal(ctx, { words, token });
  }
}
