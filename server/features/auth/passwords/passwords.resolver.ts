import "reflect-metadata";
import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import { requireViewer } from "#server/core/viewer";
import type { GraphQLContext } from "#server/graphql/context";
import type { PasswordsService } from "./passwords.service.ts";
import { PASSWORD_MAX, PASSWORD_MIN } from "#server/features/auth/auth.rules";
import { ResetPasswordInput } from "#server/features/auth/auth.types";

/** Resets and changes passwords over GraphQL. */
@Resolver()
export class PasswordsResolver {
  constructor(private readonly passwords: PasswordsService) {}

  @Mutation(() => Boolean, {
    description: "Sends an email with a link for a new password if an account has this address.",
  })
  async requestPasswordReset(
    @Arg("email", () => String, {
      description: "The email address of the account. The answer does not reveal whether there is one.",
    })
    email: string,
    @Ctx() ctx: GraphQLContext,
  ): Promise<boolean> {
    ctx.countCredentialMutation();
    await this.passwords.requestReset(ctx, { email });
    return true;
  }

  @Mutation(() => Boolean, {
    description: "Sets a new password with the link from an email, once. Ends every session of the member.",
  })
  async resetPassword(
    @Arg("input", () => ResetPasswordInput, { description: "The parts of the link and the new password." })
    input: ResetPasswordInput,
    @Ctx() ctx: GraphQLContext,
  ): Promise<boolean> {
    ctx.countCredentialMutation();
    await this.passwords.reset(ctx, input);
    return true;
  }

  @Mutation(() => Boolean, { description: "Changes the viewer's password and ends their other sessions." })
  async changePassword(
    @Arg("current", () => String, { description: "The current password." }) current: string,
    @Arg("next", () => String, {
      description: `The new password: ${PASSWORD_MIN} to ${PASSWORD_MAX} characters, stored exactly as typed.`,
    })
    next: string,
    @Ctx() ctx: GraphQLContext,
  ): Promise<boolean> {
    ctx.countCredentialMutation();
    await this.passwords.change(requireViewer(ctx), { current, next });
    return true;
  }
}
