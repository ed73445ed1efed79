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
  description: "The kind of a conversation.",
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
  description: "A filter for the viewer's conversations.",
  valuesConfig: {
    ALL: { description: "All conversations that the viewer has accepted." },
    UNREAD: { description: "Accepted conversations with unread messages." },
    GROUPS: { description: "Accepted conversations that are groups." },
    REQUESTS: { description: "Conversations that wait for the viewer's answer." },
  },
});

export enum ConversationState {
  ACCEPTED = "accepted",
  REQUEST = "request",
}

registerEnumType(ConversationState, {
  name: "ConversationState",
  description: "The state of a conversation for the viewer.",
  valuesConfig: {
    ACCEPTED: { description: "Accepted by the viewer, or created by them." },
    REQUEST: { description: "Waits for the viewer to accept or decline it; writing in it accepts it." },
  },
});

export enum ParticipantRole {
  OWNER = "owner",
  MEMBER = "member",
}

registerEnumType(ParticipantRole, {
  name: "ParticipantRole",
  description: "The role of a participant in a group conversation.",
  valuesConfig: {
    OWNER: { description: "Can rename the group, and add and remove members." },
    MEMBER: { description: "Can write in the group and leave it." },
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
    OPEN: { description: "The viewer may write." },
    FIRST: { description: "The viewer may write one message, which waits as a request until it is accepted." },
    WAITING: { description: "The viewer may write again when the other member has accepted the first message." },
    CLOSED: {
      description:
        "The viewer may not write: the other account is deleted, or does not accept messages from the viewer.",
    },
  },
});

/** The GraphQL fields of a `ParticipantView`. */
@ObjectType({ description: "A participant of a conversation.", simpleResolvers: true })
export class Participant {
  @Field(() => ID, { description: "The member's id." })
  userId!: number;

  @Field(() => User, { nullable: true, description: "The member; null if one of the two has blocked the other." })
  user!: User | null;

  @Field(() => ParticipantRole, { description: "The participant's role." })
  role!: `${ParticipantRole}`;

  @Field(() => Int, {
    nullable: true,
    description:
      "Number of the last message that the participant has read; null if the participant or the viewer does not share read receipts.",
  })
  lastReadSeq!: number | null;

  @Field(() => Boolean, { description: "Whether the participant has a request that they have not answered yet." })
  isInvited!: boolean;
}

/** The GraphQL fields of a `ConversationView`; the resolver adds people and messages. */
@ObjectType({ description: "A conversation as the viewer sees it.", simpleResolvers: true })
export class Conversation {
  @Field(() => ID, { description: "The conversation's id, the same in GraphQL and REST." })
  id!: number;

  @Field(() => ConversationKind, { description: "Whether this is a direct or a group conversation." })
  kind!: `${ConversationKind}`;

  @Field(() => String, { nullable: true, description: "The name of the group; null for a direct conversation." })
  name!: string | null;

  @Field(() => ConversationState, {
    description: "Whether the viewer has accepted the conversation or has yet to answer.",
  })
  viewerState!: `${ConversationState}`;

  @Field(() => ParticipantRole, { description: "The viewer's role." })
  viewerRole!: `${ParticipantRole}`;

  @Field(() => Int, { description: "Number of the newest message; 0 if there is none." })
  lastSeq!: number;

  @Field(() => Int, { description: "Number of the last message that the viewer has read." })
  lastReadSeq!: number;

  @Field(() => DateTime, { description: "When the newest message was sent, or the conversation was created." })
  lastMessageAt!: string;

  @Field(() => Int, {
    description: `Number of unread messages of others, at most ${formatNumber(UNREAD_COUNTED)}.`,
  })
  unreadCount!: number;

  @Field(() => Boolean, { description: "Whether the viewer has muted the conversation." })
  isMuted!: boolean;

  @Field(() => DateTime, { nullable: true, description: "When the mute ends; null if it has no end." })
  mutedUntil!: string | null;

  @Field(() => Writing, { description: "Whether the viewer may write now." })
  writing!: `${Writing}`;

  @Field(() => DateTime, { description: "When the conversation was created." })
  createdAt!: string;
}

export const { Connection: ConversationConnection } = connectionOf(Conversation);
