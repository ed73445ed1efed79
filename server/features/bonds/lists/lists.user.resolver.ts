import "reflect-metadata";
import { Arg, Ctx, FieldResolver, ID, Int, Resolver, Root } from "type-graphql";
import { toPageRequest } from "#server/core/pagination";
import type { Person } from "#server/features/people/people.model";
import { User, UserConnection } from "#server/features/people/people.types";
import { AFTER, firstOf, toPositionedConnection, type ConnectionOf } from "#server/graphql/connection";
import type { GraphQLContext } from "#server/graphql/context";
import { DateTime } from "#server/graphql/scalars";
import { Charged } from "#server/graphql/cost/charges";
import type { ListName, Relation, TieCounts } from "#server/features/bonds/bonds.model";
import type { PeopleService } from "./lists.service.ts";
import { BondState } from "#server/features/bonds/bonds.types";

const FIRST = firstOf("people");
const BEHIND = { nullable: true, description: AFTER };
type After = string | null | undefined;

/** Adds bonds to the type `User`: each field is one statement, however many members a document requests. */
@Resolver(() => User)
export class UserBondsResolver {
  constructor(private readonly people: PeopleService) {}

  private relation(person: Person, ctx: GraphQLContext): Promise<Relation> {
    return ctx.loader(this.people.relations).load(person.id);
  }

  private counts(person: Person, ctx: GraphQLContext): Promise<TieCounts> {
    return ctx.loader(this.people.tieCounts).load(person.id);
  }

  private async list(list: ListName, person: Person, first: number, after: After, ctx: GraphQLContext) {
    const request = { of: person.id, ...toPageRequest(first, after) };
    return toPositionedConnection({
      ...(await ctx.loader(this.people.lists[list]).load(request)),
      total: () => ctx.loader(this.people.counts[list]).load(person.id),
    });
  }

  @FieldResolver(() => BondState, { description: "The bond state between the member and the viewer." })
  async bondState(@Root() person: Person, @Ctx() ctx: GraphQLContext): Promise<`${BondState}`> {
    return (await this.relation(person, ctx)).state;
  }

  @FieldResolver(() => ID, {
    nullable: true,
    description: "The pending bond request between the member and the viewer.",
  })
  async bondRequestId(@Root() person: Person, @Ctx() ctx: GraphQLContext): Promise<number | null> {
    return (await this.relation(person, ctx)).requestId;
  }

  @FieldResolver(() => Boolean, { description: "Whether the viewer follows the member." })
  async isFollowedByViewer(@Root() person: Person, @Ctx() ctx: GraphQLContext): Promise<boolean> {
    return (await this.relation(person, ctx)).isFollowed;
  }

  @FieldResolver(() => Boolean, { description: "Whether the viewer has blocked the member." })
  async isBlockedByViewer(@Root() person: Person, @Ctx() ctx: GraphQLContext): Promise<boolean> {
    return (await this.relation(person, ctx)).isBlocked;
  }

  @FieldResolver(() => Boolean, { description: "Whether the viewer has muted the member." })
  async isMutedByViewer(@Root() person: Person, @Ctx() ctx: GraphQLContext): Promise<boolean> {
    return (await this.relation(person, ctx)).isMuted;
  }

  @FieldResolver(() => DateTime, {
    nullable: true,
    description: "When the mute ends; null if the member is not muted or the mute has no end.",
  })
  async mutedUntil(@Root() person: Person, @Ctx() ctx: GraphQLContext): Promise<string | null> {
    return (await this.relation(person, ctx)).mutedUntil;
  }

  @Charged({ points: 5 })
  @FieldResolver(() => Int, { description: "Number of the member's bonds whom the viewer may see." })
  async bondsCount(@Root() person: Person, @Ctx() ctx: GraphQLContext): Promise<number> {
    return (await this.counts(person, ctx)).bonds;
  }

  @Charged({ points: 2 })
  @FieldResolver(() => Int, { description: "Number of bonds that the member and the viewer have in common." })
  mutualBondsCount(@Root() person: Person, @Ctx() ctx: GraphQLContext): Promise<number> {
    return ctx.loader(this.people.counts.mutual).load(person.id);
  }

  @Charged({ points: 5 })
  @FieldResolver(() => Int, { description: "Number of followers, counted up to 10,000." })
  async followersCount(@Root() person: Person, @Ctx() ctx: GraphQLContext): Promise<number> {
    return (await this.counts(person, ctx)).followers;
  }

  @Charged({ points: 5 })
  @FieldResolver(() => Int, { description: "Number of members whom this member follows, counted up to 10,000." })
  async followingCount(@Root() person: Person, @Ctx() ctx: GraphQLContext): Promise<number> {
    return (await this.counts(person, ctx)).following;
  }

  @Charged({ total: 10 })
  @FieldResolver(() => UserConnection, { description: "The member's bonds, newest first." })
  bonds(
    @Root() person: Person,
    @Arg("first", () => Int, { defaultValue: 6, description: FIRST }) first: number,
    @Arg("after", () => String, BEHIND) after: After,
    @Ctx() ctx: GraphQLContext,
  ): Promise<ConnectionOf<Person>> {
    return this.list("bonds", person, first, after, ctx);
  }

  @Charged({ points: 10, total: 10 })
  @FieldResolver(() => UserConnection, { description: "The bonds that the member and the viewer have in common." })
  mutualBonds(
    @Root() person: Person,
    @Arg("first", () => Int, { defaultValue: 6, description: FIRST }) first: number,
    @Arg("after", () => String, BEHIND) after: After,
    @Ctx() ctx: GraphQLContext,
  ): Promise<ConnectionOf<Person>> {
    return this.list("mutual", person, first, after, ctx);
  }

  @Charged({ total: 10 })
  @FieldResolver(() => UserConnection, { description: "The member's followers, newest first." })
  followers(
    @Root() person: Person,
    @Arg("first", () => Int, { defaultValue: 20, description: FIRST }) first: number,
    @Arg("after", () => String, BEHIND) after: After,
    @Ctx() ctx: GraphQLContext,
  ): Promise<ConnectionOf<Person>> {
    return this.list("followers", person, first, after, ctx);
  }

  @Charged({ total: 10 })
  @FieldResolver(() => UserConnection, { description: "The members whom this member follows, newest first." })
  following(
    @Root() person: Person,
    @Arg("first", () => Int, { defaultValue: 20, description: FIRST }) first: number,
    @Arg("after", () => String, BEHIND) after: After,
    @Ctx() ctx: GraphQLContext,
  ): Promise<ConnectionOf<Person>> {
    return this.list("following", person, first, after, ctx);
  }
}
