import "reflect-metadata";
import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root, Subscription } from "type-graphql";
import { toId } from "#server/core/ids";
import { toPageRequest } from "#server/core/pagination";
import { requireViewer } from "#server/core/viewer";
import { Viewer } from "#server/features/auth/auth.types";
import type { Person } from "#server/features/people/people.model";
import { User } from "#server/features/people/people.types";
import { PageArgs, toPositionedConnection, type ConnectionOf } from "#server/graphql/connection";
import type { GraphQLContext } from "#server/graphql/context";
import { LiveTopic } from "#server/graphql/live/liveTopic";
import { DateTime } from "#server/graphql/scalars";
import { Charged } from "#server/graphql/cost/charges";
import type { Events } from "#server/platform/live/events";
import {
  type BondRequestView,
  countersMoved,
  LOGIN_TO_REQUEST,
  MEMBER,
  relationChanged,
  REQUEST,
  type Counters as CountersView,
} from "./bonds.model.ts";
import type { PeopleService } from "#server/features/bonds/lists/lists.service";
import type { BondsService } from "./bonds.service.ts";
import { BondRequest, BondRequestConnection, Counters } from "./bonds.types.ts";
import { SafeToRepeat } from "#server/graphql/fields/repeats";

interface Dependencies {
  events: Events;
  /** A listener for counters that could not be published live; nobody waits for them. */
  onError: (error: unknown) => void;
}

const MEMBER_ID = { description: "The member's id." };
const REQUEST_ID = { description: "The request's id." };

/** Serves requests for bonds, and bonds, over GraphQL. */
@Resolver(() => Viewer)
export class BondsResolver {
  /** The header counts of members, after each change. */
  readonly counted = new LiveTopic<CountersView>();
  /** Members whose relation to the subscriber has changed, each as the subscriber sees them. */
  readonly related = new LiveTopic<Person>();

  constructor(
    private readonly bonds: BondsService,
    private readonly people: PeopleService,
    { events, onError }: Dependencies,
  ) {
    events.onLive(countersMoved, ({ memberIds }) => void this.announce(memberIds).catch(onError));
    events.onLive(relationChanged, ({ memberIds: [one, other] }) => {
      void this.announceRelation(one, other).catch(onError);
      void this.announceRelation(other, one).catch(onError);
    });
  }

  private async announceRelation(memberId: number, otherId: number): Promise<void> {
    if (!this.related.isListening(memberId)) return;
    const person = await this.bonds.seenBy(memberId, otherId);
    if (person) this.related.deliver(person, new Set([memberId]));
  }

  private async announce(memberIds: number[]): Promise<void> {
    const listening = new Set(this.counted.viewers());
    const notified = memberIds.filter((id) => listening.has(id));
    if (notified.length === 0) return;
    for (const [id, counters] of await this.bonds.countersOf(notified)) this.counted.deliver(counters, new Set([id]));
  }

  /** Returns the member whom a mutation was about, as the viewer sees them now. */
  async memberOf(id: unknown, ctx: GraphQLContext): Promise<Person> {
    return this.changed(ctx, await this.bonds.person(requireViewer(ctx), toId(String(id), MEMBER)));
  }

  /** Clears what loaders read of a member before a change, so that the answer is not outdated. */
  private changed(ctx: GraphQLContext, person: Person): Person {
    ctx.loader(this.people.relations).clear(person.id);
    ctx.loader(this.people.tieCounts).clear(person.id);
    return person;
  }

  @SafeToRepeat((args, ctx) => ctx.face(BondsResolver).memberOf(args["id"], ctx))
  @Mutation(() => User, {
    description:
      "Sends a bond request to a member. If that member has already sent one to the viewer, accepts it instead.",
  })
  async sendBondRequest(@Arg("id", () => ID, MEMBER_ID) id: string, @Ctx() ctx: GraphQLContext): Promise<Person> {
    const viewer = requireViewer(ctx, LOGIN_TO_REQUEST);
    return this.changed(ctx, (await this.bonds.ask(viewer, toId(id, MEMBER))).person);
  }

  @SafeToRepeat((args, ctx) => ctx.face(BondsResolver).memberOf(args["id"], ctx))
  @Mutation(() => User, { description: "Withdraws the viewer's bond request to a member." })
  async withdrawBondRequest(@Arg("id", () => ID, MEMBER_ID) id: string, @Ctx() ctx: GraphQLContext): Promise<Person> {
    return this.changed(ctx, await this.bonds.withdraw(requireViewer(ctx), toId(id, MEMBER)));
  }

  @SafeToRepeat((_args, ctx, memberId) => ctx.face(BondsResolver).memberOf(memberId, ctx))
  @Mutation(() => User, { description: "Accepts a bond request. Returns the member, who is now a bond." })
  async acceptBondRequest(@Arg("id", () => ID, REQUEST_ID) id: string, @Ctx() ctx: GraphQLContext): Promise<Person> {
    return this.changed(ctx, await this.bonds.accept(requireViewer(ctx), toId(id, REQUEST)));
  }

  @SafeToRepeat()
  @Mutation(() => ID, { description: "Rejects a bond request without notifying its sender. Returns its id." })
  rejectBondRequest(@Arg("id", () => ID, REQUEST_ID) id: string, @Ctx() ctx: GraphQLContext): Promise<number> {
    return this.bonds.reject(requireViewer(ctx), toId(id, REQUEST));
  }

  @SafeToRepeat((args, ctx) => ctx.face(BondsResolver).memberOf(args["id"], ctx))
  @Mutation(() => User, { description: "Ends a bond for both members." })
  async removeBond(@Arg("id", () => ID, MEMBER_ID) id: string, @Ctx() ctx: GraphQLContext): Promise<Person> {
    return this.changed(ctx, await this.bonds.remove(requireViewer(ctx), toId(id, MEMBER)));
  }

  @Charged({ total: 10 })
  @FieldResolver(() => BondRequestConnection, {
    description: "Bond requests that wait for the viewer's answer, newest first.",
  })
  async bondRequests(
    @Args(() => PageArgs) { first, after }: PageArgs,
    @Ctx() ctx: GraphQLContext,
  ): Promise<ConnectionOf<BondRequestView>> {
    return toPositionedConnection(await this.bonds.received(requireViewer(ctx), toPageRequest(first, after)));
  }

  @Charged({ total: 10 })
  @FieldResolver(() => BondRequestConnection, { description: "The viewer's own pending bond requests, newest first." })
  async sentBondRequests(
    @Args(() => PageArgs) { first, after }: PageArgs,
    @Ctx() ctx: GraphQLContext,
  ): Promise<ConnectionOf<BondRequestView>> {
    return toPositionedConnection(await this.bonds.sent(requireViewer(ctx), toPageRequest(first, after)));
  }

  @FieldResolver(() => Int, { description: "Number of bond requests that wait for the viewer's answer." })
  async bondRequestsCount(@Ctx() ctx: GraphQLContext): Promise<number> {
    return (await this.bonds.counters(requireViewer(ctx))).bondRequests;
  }

  @FieldResolver(() => Counters, { description: "The counters in the viewer's header." })
  counters(@Ctx() ctx: GraphQLContext): Promise<CountersView> {
    return this.bonds.counters(requireViewer(ctx));
  }

  @Subscription(() => Counters, {
    description:
      "Publishes the counters in the viewer's header whenever they change. To catch up, query `viewer.counters`.",
    subscribe: ({ context }: { context: GraphQLContext }) =>
      context.face(BondsResolver).counted.subscribe(requireViewer(context)),
  })
  countersChanged(@Root() counters: CountersView): CountersView {
    return counters;
  }

  @Subscription(() => User, {
    description:
      "Publishes a member whose bond state to the viewer has changed: by a request, its answer or withdrawal, or the end of a bond. To catch up, query `user.bondState` of those whom the client has, and `viewer.bondRequests`.",
    subscribe: ({ context }: { context: GraphQLContext }) =>
      context.face(BondsResolver).related.subscribe(requireViewer(context)),
  })
  relationChanged(@Root() person: Person): Person {
    return person;
  }
}

/** The computed fields of a request. */
@Resolver(() => BondRequest)
export class BondRequestResolver {
  constructor(private readonly people: PeopleService) {}

  @FieldResolver(() => DateTime, { description: "When the request was sent." })
  requestedAt(@Root() request: BondRequestView): string {
    return request.createdAt;
  }

  @FieldResolver(() => Int, { description: "Number of bonds that the two members have in common." })
  mutualBondsCount(@Root() request: BondRequestView, @Ctx() ctx: GraphQLContext): Promise<number> {
    const other = request.from.id === ctx.viewer?.id ? request.to : request.from;
    return ctx.loader(this.people.counts.mutual).load(other.id);
  }
}
