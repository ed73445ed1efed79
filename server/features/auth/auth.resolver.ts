import "reflect-metadata";
import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import { requireViewer } from "#server/core/viewer";
import { WorksInMaintenance } from "#server/graphql/changes";
import type { GraphQLContext } from "#server/graphql/context";
import type { Account, Registered, SignIn } from "./auth.model.ts";
import type { AuthService } from "./auth.service.ts";
import { RegisterPayload } from "#server/features/auth/registration/registration.types";
import { AuthPayload, RegisterInput, Viewer } from "./auth.types.ts";

/** Serves registration, sign-in, sign-out and the signed-in member over GraphQL. */
@Resolver(() => Viewer)
export class AuthResolver {
  constructor(private readonly auth: AuthService) {}

  @Query(() => Viewer, { nullable: true, description: "The signed-in member; null for a guest." })
  async viewer(@Ctx() ctx: GraphQLContext): Promise<Account | null> {
    return ctx.viewer && this.auth.account(ctx.viewer);
  }

  @Query(() => Boolean, { description: "Returns whether a username is available for a new account." })
  usernameAvailable(
    @Arg("username", () => String, { description: "The username, case-insensitive." }) username: string,
    @Ctx() ctx: GraphQLContext,
  ): Promise<boolean> {
    return this.auth.isUsernameAvailable(ctx, username);
  }

  @FieldResolver(() => Boolean, { description: "Whether the member's email address is verified." })
  emailVerified(@Root() account: Account): boolean {
    return account.emailVerifiedAt !== null;
  }

  @Mutation(() => RegisterPayload, {
    description: "Creates an account and signs in, or applies for one where accounts are approved.",
  })
  async register(
    @Arg("input", () => RegisterInput, { description: "The new account." }) input: RegisterInput,
    @Ctx() ctx: GraphQLContext,
  ): Promise<Registered> {
    ctx.countCredentialMutation();
    return this.auth.register(ctx, input);
  }

  @WorksInMaintenance()
  @Mutation(() => AuthPayload, { description: "Signs in. Allowed once per document." })
  async login(
    @Arg("login", () => String, { description: "Email or username, case-insensitive." }) login: string,
    @Arg("password", () => String, { description: "The password, exactly as it was chosen." }) password: string,
    @Ctx() ctx: GraphQLContext,
  ): Promise<SignIn> {
    ctx.countCredentialMutation();
    return this.auth.login(ctx, { login, password });
  }

  @WorksInMaintenance()
  @Mutation(() => Boolean, {
    description: "Ends the current session: its token becomes invalid and its sockets close at once.",
  })
  async logout(@Ctx() ctx: GraphQLContext): Promise<boolean> {
    await this.auth.logout(requireViewer(ctx));
    return true;
  }
}
