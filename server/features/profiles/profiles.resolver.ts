import "reflect-metadata";
import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Account, SignIn } from "#server/features/auth/auth.model";
import { AuthPayload, Viewer } from "#server/features/auth/auth.types";
import type { GraphQLContext } from "#server/graphql/context";
import { DateTime } from "#server/graphql/scalars";
import { isOnline, type Person } from "./profiles.model.ts";
import type { ProfilesService } from "./profiles.service.ts";
import { User } from "./profiles.types.ts";

/** What is worked out of a person. */
@Resolver(() => User)
export class UserResolver {
  @FieldResolver(() => DateTime, { description: "When the member joined." })
  memberSince(@Root() person: Person): string {
    return person.createdAt;
  }

  @FieldResolver(() => Boolean, { description: "Whether the member was active within the last 15 minutes." })
  isOnline(@Root() person: Person): boolean {
    return isOnline(person);
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
}
