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

  @Mutation(() => Boolean, { description: "Mails a link to a new password, if an account has this address." })
  async requestPasswordReset(
    @Arg("email", () => String, { description: "The address of the account. Whether there is one is not told." })
    email: string,
    @Ctx() ctx: GraphQLContext,
  ): Promise<boolean> {
    ctx.countCredentialMutation();
    await this.passwords.requestReset(ctx, { email });
    return true;
  }

  @Mutation(() => Boolean, {
    description: "Sets a new password by a mailed link, once. Ends every session of the member.",
  })
  async resetPassword(
    @Arg("input", () => ResetPasswordInput, { description: "What the link held, and the new password." })
    input: ResetPasswordInput,
    @Ctx() ctx: GraphQLContext,
  ): Promise<boolean> {
    ctx.countCredentialMutation();
    await this.passwords.reset(ctx, input);
    return true;
  }

  @Mutation(() => Boolean, { description: "Changes the viewer's password, and ends their other sessions." })
  async changePassword(
    @Arg("current", () => String, { description: "The password as it is." }) current: string,
    @Arg("next", () => String, {
      description: `The new one: ${PASSWORD_MIN} to ${PASSWORD_MAX} characters, kept exactly as typed.`,
    })
    next: string,
    @Ctx() ctx: GraphQLContext,
  ): Promise<boolean> {
    ctx.countCredentialMutation();
    await this.passwords.change(requireViewer(ctx), { current, next });
    return true;
  }
}
