import "reflect-metadata";
import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { GraphQLContext } from "#server/graphql/context";
import { VerifyEmailInput } from "#server/features/auth/auth.types";
import type { VerificationService } from "./verification.service.ts";

/** Verifies addresses over GraphQL. */
@Resolver()
export class VerificationResolver {
  constructor(private readonly verification: VerificationService) {}

  @Mutation(() => Boolean, { description: "Shows by a mailed link that an address is the member's. Safe to repeat." })
  async verifyEmail(
    @Arg("input", () => VerifyEmailInput, { description: "The parts of the link." }) input: VerifyEmailInput,
    @Ctx() ctx: GraphQLContext,
  ): Promise<boolean> {
    ctx.countCredentialMutation();
    await this.verification.verify(input);
    return true;
  }

  @Mutation(() => Boolean, { description: "Mails the link that verifies an address, if an account still needs it." })
  async resendVerification(
    @Arg("email", () => String, { description: "The address of the account. Whether there is one is not told." })
    email: string,
    @Ctx() ctx: GraphQLContext,
  ): Promise<boolean> {
    ctx.countCredentialMutation();
    await this.verification.resend(ctx, { email });
    return true;
  }
}
