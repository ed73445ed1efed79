import "reflect-metadata";
import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from "type-graphql";
import { requireViewer } from "#server/core/viewer";
import type { Account, SignIn } from "#server/features/auth/auth.model";
import { AuthPayload, Viewer } from "#server/features/auth/auth.types";
import type { GraphQLContext } from "#server/graphql/context";
import { DateTime } from "#server/graphql/scalars";
import { completionOf, missingFields, type Person } from "./profiles.model.ts";
import type { PresenceService } from "./profiles.presence.service.ts";
import type { ProfilesService } from "./profiles.service.ts";
import { ProfileField, User } from "./profiles.types.ts";

/** Members, and what is worked out of a person. */
@Resolver(() => User)
export class UserResolver {
  constructor(
    private readonly profiles: ProfilesService,
    private readonly presence: PresenceService,
  ) {}

  @Query(() => User, {
    nullable: true,
    description:
      "A member by username, in any case, also by one they had before; null for whom the viewer may not see.",
  })
  user(
    @Arg("username", () => String, { description: "The name in the profile's address." }) username: string,
    @Ctx() ctx: GraphQLContext,
  ): Promise<Person | null> {
    return this.profiles.find(requireViewer(ctx), username);
  }

  @FieldResolver(() => DateTime, { description: "When the member joined." })
  memberSince(@Root() person: Person): string {
    return person.createdAt;
  }

  @FieldResolver(() => Boolean, { description: "Whether the member was active within the last 15 minutes." })
  isOnline(@Root() person: Person, @Ctx() ctx: GraphQLContext): Promise<boolean> {
    return ctx.toViewer(this.presence.isOnline, person);
  }

  @FieldResolver(() => DateTime, {
    nullable: true,
    description: "When the member was last active; null unless both they and the viewer show when they are there.",
  })
  lastActiveAt(@Root() person: Person, @Ctx() ctx: GraphQLContext): Promise<string | null> {
    return ctx.toViewer(this.presence.lastActiveAt, person);
  }
}

/** Whom a sign-in was for. */
@Resolver(() => AuthPayload)
export class AuthPayloadResolver {
  constructor(private readonly profiles: ProfilesService) {}

  @FieldResolver(() => User, { description: "The member who is now signed in." })
  user(@Root() { account }: SignIn, @Ctx() ctx: GraphQLContext): Promise<Person> {
    return ctx.loader(this.profiles.byIds).load(account.id);
  }
}

/** The viewer as others see them. */
@Resolver(() => Viewer)
export class ViewerResolver {
  constructor(private readonly profiles: ProfilesService) {}

  @FieldResolver(() => User, { description: "The member as others see them." })
  user(@Root() account: Account, @Ctx() ctx: GraphQLContext): Promise<Person> {
    return ctx.loader(this.profiles.byIds).load(account.id);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "The member's telephone number, which nobody else sees.",
  })
  phone(@Root() account: Account): string | null {
    return account.phone;
  }

  @FieldResolver(() => Int, { description: "The share of the profile's six fields that are filled, 0 to 100." })
  profileCompletion(@Root() account: Account): number {
    return completionOf(account);
  }

  @FieldResolver(() => [ProfileField], { description: "Which of the six fields say nothing yet." })
  missingProfileFields(@Root() account: Account): `${ProfileField}`[] {
    return missingFields(account);
  }
}
