import "reflect-metadata";
import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import { requireViewer } from "#server/core/viewer";
import type { Account, Registered, SignIn } from "#server/features/auth/auth.model";
import { AuthPayload, Viewer } from "#server/features/auth/auth.types";
import { RegisterPayload } from "#server/features/auth/registration/registration.types";
import type { GraphQLContext } from "#server/graphql/context";
import { DateTime } from "#server/graphql/scalars";
import type { Person } from "./people.model.ts";
import type { ProfilesService } from "./people.service.ts";
import { User } from "./people.types.ts";

/** Serves members over GraphQL, with the computed fields of a person. */
@Resolver(() => User)
export class UserResolver {
  constructor(private readonly profiles: ProfilesService) {}

  @Query(() => User, {
    nullable: true,
    description:
      "Returns a member by current or former username, case-insensitive; null if the viewer may not see the member.",
  })
  user(
    @Arg("username", () => String, { description: "The username in the profile's URL." }) username: string,
    @Ctx() ctx: GraphQLContext,
  ): Promise<Person | null> {
    return this.profiles.find(requireViewer(ctx), username);
  }

  @Mutation(() => Boolean, { description: "Reports that the viewer is online; stored at most once a minute." })
  async ping(@Ctx() ctx: GraphQLContext): Promise<boolean> {
    await this.profiles.ping(requireViewer(ctx));
    return true;
  }

  @FieldResolver(() => DateTime, { description: "When the member joined." })
  memberSince(@Root() person: Person): string {
    return person.createdAt;
  }
}

/** Adds the member to the answer of a sign-in. */
@Resolver(() => AuthPayload)
export class AuthPayloadResolver {
  constructor(private readonly profiles: ProfilesService) {}

  @FieldResolver(() => User, { description: "Returns the signed-in member." })
  user(@Root() { account }: SignIn, @Ctx() ctx: GraphQLContext): Promise<Person> {
    return ctx.loader(this.profiles.byIds).load(account.id);
  }
}

/** Adds to a registration the new member. */
@Resolver(() => RegisterPayload)
export class RegisterPayloadResolver {
  constructor(private readonly profiles: ProfilesService) {}

  @FieldResolver(() => User, {
    nullable: true,
    description: "Returns the signed-in member; null while the account waits for approval.",
  })
  async user(@Root() { account }: Registered, @Ctx() ctx: GraphQLContext): Promise<Person | null> {
    return account && ctx.loader(this.profiles.byIds).load(account.id);
  }
}

/** Adds to the viewer their own profile as others see it. */
@Resolver(() => Viewer)
export class ViewerResolver {
  constructor(private readonly profiles: ProfilesService) {}

  @FieldResolver(() => User, { description: "The member as other members see them." })
  user(@Root() account: Account, @Ctx() ctx: GraphQLContext): Promise<Person> {
    return ctx.loader(this.profiles.byIds).load(account.id);
  }
}
