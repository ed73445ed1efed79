import "reflect-metadata";
import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { GraphQLContext } from "#server/graphql/context";
import { VerifyEmailInput } from "#server/features/auth/auth.types";
import type { VerificationService } from "./verification.service.ts";

/** Verifies addresses over GraphQL. */
@Resolver()
export class VerificationResolver {
  constructor(private readonly verification: VerificationService) {}

  @Mutation(() => Boolean, { description: "Verifies an email address with the link from an email. Safe to repeat." })
  async verifyEmail(
    @Arg("input", () => VerifyEmailInput, { description: "The parts of the link." }) input: VerifyEmailInput,
    @Ctx() ctx: GraphQLContext,
  ): Promise<boolean> {
    ctx.countCredentialMutation();
    await this.verification.verify(input);
    return true;
  }

  @Mutation(() => Boolean, { description: "Sends the verification email again if the address still needs it." })
  async resendVerification(
    @Arg("email", () => String, {
      description: "The email address of the account. The answer does not reveal whether there is one.",
    })
    email: string,
    @Ctx() ctx: GraphQLContext,
  ): Promise<boolean> {
    ctx.countCredentialMutation();
    await this.verification.resend(ctx, { email });
    return true;
  }
}
