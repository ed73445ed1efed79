import "reflect-metadata";
import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { spellNumber } from "#server/core/text.rules";
import { connectionOf } from "#server/graphql/connection";
import { DateTime } from "#server/graphql/scalars";
import { User } from "#server/features/people/people.types";
import { SHARED_TAGS_MAX, SUGGESTED_MAX } from "./bonds.model.ts";

/** What two members are to each other, by the names of the model. */
export enum BondState {
  NONE = "none",
  REQUEST_SENT = "request_sent",
  REQUEST_RECEIVED = "request_received",
  BONDED = "bonded",
  SELF = "self",
}

registerEnumType(BondState, {
  name: "BondState",
  description: "The bond state between a member and the viewer.",
  valuesConfig: {
    NONE: { description: "No bond and no request." },
    REQUEST_SENT: { description: "The viewer has sent a request that is not answered yet." },
    REQUEST_RECEIVED: { description: "The member has sent the viewer a request." },
    BONDED: { description: "The two members are bonded." },
    SELF: { description: "The member is the viewer." },
  },
});

/** The reason for a suggestion. */
export enum SuggestionReason {
  MUTUAL_BONDS = "mutual_bonds",
  SHARED_GROUPS = "shared_groups",
  SHARED_TAGS = "shared_tags",
  SAME_PLACE = "same_place",
  ACTIVE = "active",
}

registerEnumType(SuggestionReason, {
  name: "SuggestionReason",
  description: "The strongest reason for a suggestion.",
  valuesConfig: {
    MUTUAL_BONDS: { description: "The member has bonds in common with the viewer." },
    SHARED_GROUPS: { description: "The member is in the same groups as the viewer." },
    SHARED_TAGS: { description: "The member writes about topics that the viewer writes about or likes." },
    SAME_PLACE: { description: "The member has the same location in their profile." },
    ACTIVE: { description: "The member was active recently." },
  },
});

/** The lists of Friends & Connections. */
export enum ConnectionTab {
  FOLLOWING = "following",
  FOLLOWERS = "followers",
  MUTUAL = "friends",
  SUGGESTED = "suggested",
}

registerEnumType(ConnectionTab, {
  name: "ConnectionTab",
  description: "A list of Friends & Connections.",
  valuesConfig: {
    FOLLOWING: { description: "Members whom the viewer follows." },
    FOLLOWERS: { description: "Members who follow the viewer." },
    MUTUAL: { description: "Bonds, and members who follow the viewer and are followed back." },
    SUGGESTED: { description: `At most ${spellNumber(SUGGESTED_MAX)} suggested members.` },
  },
});

/** The duration of a mute. */
export enum MuteDuration {
  HOUR = "hour",
  EIGHT_HOURS = "eight_hours",
  DAY = "day",
  WEEK = "week",
  MONTH = "month",
  FOREVER = "forever",
}

registerEnumType(MuteDuration, {
  name: "MuteDuration",
  description: "How long a member or a conversation is muted.",
  valuesConfig: {
    HOUR: { description: "An hour." },
    EIGHT_HOURS: { description: "Eight hours." },
    DAY: { description: "A day." },
    WEEK: { description: "Seven days." },
    MONTH: { description: "Thirty days." },
    FOREVER: { description: "Until the viewer unmutes the member or the conversation." },
  },
});

/** The GraphQL fields of a `SuggestionView`. */
@ObjectType({ description: "A member suggested to the viewer.", simpleResolvers: true })
export class PersonSuggestion {
  @Field(() => User, { description: "The suggested member." })
  user!: User;

  @Field(() => SuggestionReason, { description: "The strongest reason for the suggestion." })
  reason!: `${SuggestionReason}`;

  @Field(() => Int, { description: "Number of bonds that the two members have in common." })
  mutualBondsCount!: number;

  @Field(() => Int, { description: "Number of groups that both members are in, of their latest ones." })
  sharedGroupsCount!: number;

  @Field(() => [String], {
    description: `Tags that both members write about or like, at most ${spellNumber(SHARED_TAGS_MAX)}.`,
  })
  sharedTags!: string[];
}

/** The GraphQL fields of a `BondRequestView`; the resolver adds the rest. */
@ObjectType({ description: "A bond request that is not answered yet.", simpleResolvers: true })
export class BondRequest {
  @Field(() => ID, { description: "The request's id." })
  id!: number;

  @Field(() => User, { description: "The member who sent the request." })
  from!: User;

  @Field(() => User, { description: "The member who received the request." })
  to!: User;

  createdAt!: string;
}

export const { Connection: BondRequestConnection } = connectionOf(BondRequest);

/** The GraphQL fields of a `MutedView`. */
@ObjectType({ description: "A member whom the viewer has muted.", simpleResolvers: true })
export class MutedPerson {
  @Field(() => User, { description: "The muted member." })
  user!: User;

  @Field(() => DateTime, { nullable: true, description: "When the mute ends; null if it has no end." })
  until!: string | null;
}

/** The GraphQL fields of `Counters`. */
@ObjectType({ description: "The counters in the viewer's header.", simpleResolvers: true })
export class Counters {
  @Field(() => Int, { description: "Number of bond requests that wait for the viewer's answer." })
  bondRequests!: number;
}
