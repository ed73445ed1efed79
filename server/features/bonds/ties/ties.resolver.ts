import "reflect-metadata";
import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver } from "type-graphql";
import { toId } from "#server/core/ids";
import { requireViewer } from "#server/core/viewer";
import { Viewer } from "#server/features/auth/auth.types";
import type { Person } from "#server/features/people/people.model";
import { User } from "#server/features/people/people.types";
import type { GraphQLContext } from "#server/graphql/context";
import { Charged } from "#server/graphql/cost/charges";
import { MEMBER, MUTED_MAX, type MutedView } from "#server/features/bonds/bonds.model";
import type { PeopleService } from "#server/features/bonds/lists/lists.service";
import type { TiesService } from "./ties.service.ts";
import { MuteDuration, MutedPerson } from "#server/features/bonds/bonds.types";

const MEMBER_ID = { description: "The member's id." };

/** Serves following, blocking and muting over GraphQL; all of it is safe to repeat. */
@Resolver(() => Viewer)
export class TiesResolver {
  constructor(
    private readonly ties: TiesService,
    private readonly people: PeopleService,
  ) {}

  /** Clears what loaders read of a member before a change, so that the answer is not outdated. */
  private changed(ctx: GraphQLContext, person: Person): Person {
    ctx.loader(this.people.relations).clear(person.id);
    ctx.loader(this.people.tieCounts).clear(person.id);
    return person;
  }

  @Mutation(() => User, { description: "Follows a member." })
  async follow(@Arg("id", () => ID, MEMBER_ID) id: string, @Ctx() ctx: GraphQLContext): Promise<Person> {
    return this.changed(ctx, await this.ties.follow(requireViewer(ctx), toId(id, MEMBER)));
  }

  @Mutation(() => User, { description: "Unfollows a member. A bond between the two remains." })
  async unfollow(@Arg("id", () => ID, MEMBER_ID) id: string, @Ctx() ctx: GraphQLContext): Promise<Person> {
    return this.changed(ctx, await this.ties.unfollow(requireViewer(ctx), toId(id, MEMBER)));
  }

  @Mutation(() => User, {
    description: "Blocks a member: neither can see the other, and their bond, request and follows end.",
  })
  async block(@Arg("id", () => ID, MEMBER_ID) id: string, @Ctx() ctx: GraphQLContext): Promise<Person> {
    return this.changed(ctx, await this.ties.block(requireViewer(ctx), toId(id, MEMBER)));
  }

  @Mutation(() => User, { description: "Unblocks a member." })
  async unblock(@Arg("id", () => ID, MEMBER_ID) id: string, @Ctx() ctx: GraphQLContext): Promise<Person> {
    return this.changed(ctx, await this.ties.unblock(requireViewer(ctx), toId(id, MEMBER)));
  }

  @Mutation(() => User, { description: "Mutes a member for a time, without notifying them." })
  async mute(
    @Arg("id", () => ID, MEMBER_ID) id: string,
    @Arg("duration", () => MuteDuration, {
      defaultValue: MuteDuration.FOREVER,
      description: "How long to mute the member.",
    })
    duration: `${MuteDuration}`,
    @Ctx() ctx: GraphQLContext,
  ): Promise<Person> {
    return this.changed(ctx, await this.ties.mute(requireViewer(ctx), toId(id, MEMBER), { duration }));
  }

  @Mutation(() => User, { description: "Unmutes a member." })
  async unmute(@Arg("id", () => ID, MEMBER_ID) id: string, @Ctx() ctx: GraphQLContext): Promise<Person> {
    return this.changed(ctx, await this.ties.unmute(requireViewer(ctx), toId(id, MEMBER)));
  }

  @Charged({ atMost: MUTED_MAX })
  @FieldResolver(() => [MutedPerson], {
    description: `Members whom the viewer has muted, newest first; at most ${MUTED_MAX}.`,
  })
  muted(@Ctx() ctx: GraphQLContext): Promise<MutedView[]> {
    return this.ties.muted(requireViewer(ctx));
  }
}
