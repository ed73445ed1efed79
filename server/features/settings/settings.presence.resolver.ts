import "reflect-metadata";
import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { ONLINE_MINUTES, type Person } from "#server/features/people/people.model";
import { User } from "#server/features/people/people.types";
import type { GraphQLContext } from "#server/graphql/context";
import { DateTime } from "#server/graphql/scalars";
import type { PresenceService } from "./settings.presence.service.ts";

/** Adds to a member when they were active, as far as they and the viewer share it. */
@Resolver(() => User)
export class PresenceResolver {
  constructor(private readonly presence: PresenceService) {}

  @FieldResolver(() => Boolean, {
    description: `Whether the member was active within the last ${ONLINE_MINUTES} minutes.`,
  })
  isOnline(@Root() person: Person, @Ctx() ctx: GraphQLContext): boolean | Promise<boolean> {
    return ctx.toViewer(this.presence.isOnline, person);
  }

  @FieldResolver(() => DateTime, {
    nullable: true,
    description:
      "When the member was last active; null unless both the member and the viewer share when they are online.",
  })
  lastActiveAt(@Root() person: Person, @Ctx() ctx: GraphQLContext): Promise<string | null> {
    return ctx.toViewer(this.presence.lastActiveAt, person);
  }
}
