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
  description: "What a member is to the viewer.",
  valuesConfig: {
    NONE: { description: "Neither has asked the other." },
    REQUEST_SENT: { description: "The viewer has asked and waits for the answer." },
    REQUEST_RECEIVED: { description: "The member has asked the viewer." },
    BONDED: { description: "The two are bonded." },
    SELF: { description: "The member is the viewer." },
  },
});

/** The reason for a suggestion. */
export enum SuggestionReason {
  MUTUAL_BONDS = "mutual_bonds",
  SHARED_TAGS = "shared_tags",
  SAME_PLACE = "same_place",
  ACTIVE = "active",
}

registerEnumType(SuggestionReason, {
  name: "SuggestionReason",
  description: "Why somebody is suggested: the strongest of the reasons.",
  valuesConfig: {
    MUTUAL_BONDS: { description: "Bonds of the viewer know them." },
    SHARED_TAGS: { description: "They write about what the viewer writes about or likes." },
    SAME_PLACE: { description: "They are at the same place." },
    ACTIVE: { description: "They were active lately." },
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
    FOLLOWING: { description: "Whom the viewer follows." },
    FOLLOWERS: { description: "Who follows the viewer." },
    MUTUAL: { description: "Bonds, and those who follow each other." },
    SUGGESTED: { description: `At most ${spellNumber(SUGGESTED_MAX)} people whom the viewer may want to know.` },
  },
});

/** The duration of a mute. */
export enum MuteDuration {
  HOUR = "hour",
  DAY = "day",
  WEEK = "week",
  MONTH = "month",
  FOREVER = "forever",
}

registerEnumType(MuteDuration, {
  name: "MuteDuration",
  description: "For how long somebody is not heard.",
  valuesConfig: {
    HOUR: { description: "An hour." },
    DAY: { description: "A day." },
    WEEK: { description: "Seven days." },
    MONTH: { description: "Thirty days." },
    FOREVER: { description: "Until it is lifted." },
  },
});

/** The GraphQL fields of a `SuggestionView`. */
@ObjectType({ description: "Somebody whom the viewer may want to know.", simpleResolvers: true })
export class PersonSuggestion {
  @Field(() => User, { description: "Who it is." })
  user!: User;

  @Field(() => SuggestionReason, { description: "What speaks for them most." })
  reason!: `${SuggestionReason}`;

  @Field(() => Int, { description: "How many bonds the two have in common." })
  mutualBondsCount!: number;

  @Field(() => [String], {
    description: `Tags that both write about or like, at most ${spellNumber(SHARED_TAGS_MAX)}.`,
  })
  sharedTags!: string[];
}

/** The GraphQL fields of a `BondRequestView`; the resolver adds the rest. */
@ObjectType({ description: "A request for a bond that waits for its answer.", simpleResolvers: true })
export class BondRequest {
  @Field(() => ID, { description: "The request's number." })
  id!: number;

  @Field(() => User, { description: "Who asks." })
  from!: User;

  @Field(() => User, { description: "Who is asked." })
  to!: User;

  createdAt!: string;
}

export const { Connection: BondRequestConnection } = connectionOf(BondRequest);

/** The GraphQL fields of a `MutedView`. */
@ObjectType({ description: "Somebody whom the viewer does not hear.", simpleResolvers: true })
export class MutedPerson {
  @Field(() => User, { description: "Who it is." })
  user!: User;

  @Field(() => DateTime, { nullable: true, description: "When they are heard again; null: until it is lifted." })
  until!: string | null;
}

/** The GraphQL fields of `Counters`. */
@ObjectType({ description: "What the viewer's header counts.", simpleResolvers: true })
export class Counters {
  @Field(() => Int, { description: "Requests for a bond that wait for the viewer's answer." })
  bondRequests!: number;
}
