import "reflect-metadata";
import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { formatNumber } from "#server/core/text.rules";
import { User } from "#server/features/people/people.types";
import { connectionOf } from "#server/graphql/connection";
import { DateTime } from "#server/graphql/scalars";
import { UNREAD_COUNTED } from "./chat.limits.rules.ts";

export enum ConversationKind {
  DIRECT = "direct",
  GROUP = "group",
}

registerEnumType(ConversationKind, {
  name: "ConversationKind",
  description: "Who talks in a conversation.",
  valuesConfig: { DIRECT: { description: "Two members." }, GROUP: { description: "A group with a name." } },
});

export enum ConversationFilter {
  ALL = "all",
  UNREAD = "unread",
  GROUPS = "groups",
  REQUESTS = "requests",
}

registerEnumType(ConversationFilter, {
  name: "ConversationFilter",
  description: "Which of the viewer's conversations.",
  valuesConfig: {
    ALL: { description: "All that the viewer has accepted." },
    UNREAD: { description: "Of those, the ones with unread messages." },
    GROUPS: { description: "Of those, the groups." },
    REQUESTS: { description: "Those that wait for the viewer's answer." },
  },
});

export enum ConversationState {
  ACCEPTED = "accepted",
  REQUEST = "request",
}

registerEnumType(ConversationState, {
  name: "ConversationState",
  description: "What a conversation is to the viewer.",
  valuesConfig: {
    ACCEPTED: { description: "One of theirs." },
    REQUEST: { description: "It waits for the viewer to accept or decline it; writing in it accepts it." },
  },
});

export enum ParticipantRole {
  OWNER = "owner",
  MEMBER = "member",
}

registerEnumType(ParticipantRole, {
  name: "ParticipantRole",
  description: "What somebody may do in a group conversation.",
  valuesConfig: {
    OWNER: { description: "Name it, add members and remove them." },
    MEMBER: { description: "Write in it, and leave it." },
  },
});

export enum Writing {
  OPEN = "open",
  FIRST = "first",
  WAITING = "waiting",
  CLOSED = "closed",
}

registerEnumType(Writing, {
  name: "Writing",
  description: "Whether the viewer may write in a conversation now.",
  valuesConfig: {
    OPEN: { description: "Yes." },
    FIRST: { description: "One message, which waits as a request until it is accepted." },
    WAITING: { description: "Not before the other has accepted the first one." },
    CLOSED: { description: "No: the other's account is gone, or takes no messages from the viewer." },
  },
});

export enum MuteLength {
  HOUR = "hour",
  EIGHT_HOURS = "eight_hours",
  FOREVER = "forever",
  OFF = "off",
}

registerEnumType(MuteLength, {
  name: "MuteLength",
  description: "For how long a conversation is muted.",
  valuesConfig: {
    HOUR: { description: "An hour." },
    EIGHT_HOURS: { description: "Eight hours." },
    FOREVER: { description: "Until it is lifted." },
    OFF: { description: "No longer." },
  },
});

/** The GraphQL fields of a `ParticipantView`. */
@ObjectType({ description: "Somebody in a conversation.", simpleResolvers: true })
export class Participant {
  @Field(() => ID, { description: "The member's number." })
  userId!: number;

  @Field(() => User, { nullable: true, description: "Who it is; null where one of the two has blocked the other." })
  user!: User | null;

  @Field(() => ParticipantRole, { description: "What they may do in it." })
  role!: `${ParticipantRole}`;

  @Field(() => Int, {
    nullable: true,
    description: "The number of the last message they have read; null where one of the two does not show it.",
  })
  lastReadSeq!: number | null;

  @Field(() => Boolean, { description: "Whether they were asked and have not answered yet." })
  isInvited!: boolean;
}

/** The GraphQL fields of a `ConversationView`; the resolver adds people and messages. */
@ObjectType({ description: "A conversation, as the viewer sees it.", simpleResolvers: true })
export class Conversation {
  @Field(() => ID, { description: "Its number, the same in both faces." })
  id!: number;

  @Field(() => ConversationKind, { description: "Whether two members talk, or a group." })
  kind!: `${ConversationKind}`;

  @Field(() => String, { nullable: true, description: "The name of a group." })
  name!: string | null;

  @Field(() => ConversationState, { description: "Whether it is one of the viewer's, or waits for their answer." })
  viewerState!: `${ConversationState}`;

  @Field(() => ParticipantRole, { description: "What the viewer may do in it." })
  viewerRole!: `${ParticipantRole}`;

  @Field(() => Int, { description: "The number of its newest message; 0 when there is none." })
  lastSeq!: number;

  @Field(() => Int, { description: "The number of the last message that the viewer has read." })
  lastReadSeq!: number;

  @Field(() => DateTime, { description: "When its newest message was sent, or it was begun." })
  lastMessageAt!: string;

  @Field(() => Int, {
    description: `How many messages of others the viewer has not read, at most ${formatNumber(UNREAD_COUNTED)}.`,
  })
  unreadCount!: number;

  @Field(() => Boolean, { description: "Whether the viewer has muted it." })
  isMuted!: boolean;

  @Field(() => DateTime, { nullable: true, description: "When a mute ends; null for one without end." })
  mutedUntil!: string | null;

  @Field(() => Writing, { description: "Whether the viewer may write in it now." })
  writing!: `${Writing}`;

  @Field(() => DateTime, { description: "When it was begun." })
  createdAt!: string;
}

export const { Connection: ConversationConnection } = connectionOf(Conversation);
