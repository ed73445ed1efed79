import "reflect-metadata";
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { formatNumber, spellNumber } from "#server/core/text.rules";
import { MESSAGE_MAX, PICTURES_MAX, REACTIONS } from "#server/features/chat/chat.limits.rules";
import { Media } from "#server/features/media/media.types";
import { User } from "#server/features/people/people.types";
import { connectionOf } from "#server/graphql/connection";
import { DateTime } from "#server/graphql/scalars";

export enum MessageType {
  TEXT = "text",
  IMAGE = "image",
  SYSTEM = "system",
}

registerEnumType(MessageType, {
  name: "MessageType",
  description: "What a message is.",
  valuesConfig: {
    TEXT: { description: "Text alone." },
    IMAGE: { description: "Pictures, with a text or without." },
    SYSTEM: {
      description: "What happened to a group, in words that follow the sender's name: “left”, “was added”, “named …”.",
    },
  },
});

/** The GraphQL fields of a `ReactionView`. */
@ObjectType({ description: "A reaction to a message.", simpleResolvers: true })
export class MessageReaction {
  @Field(() => String, { description: `One of ${REACTIONS.join(" ")}.` })
  emoji!: string;

  @Field(() => Int, { description: "How many have set it, of those whom the viewer may see." })
  count!: number;

  @Field(() => Boolean, { description: "Whether the viewer has." })
  reactedByViewer!: boolean;
}

/** The GraphQL fields of a `MessageView`; the resolver adds what depends on who reads it. */
@ObjectType({ description: "A message of a conversation.", simpleResolvers: true })
export class Message {
  @Field(() => ID, { description: "Its number, the same in both faces." })
  id!: number;

  @Field(() => ID, { description: "The conversation it stands in." })
  conversationId!: number;

  @Field(() => Int, { description: "Its place in the conversation: 1, 2, 3 … without gaps." })
  seq!: number;

  @Field(() => User, {
    nullable: true,
    description: "Who wrote it; null when the account is gone, or one of the two has blocked the other.",
  })
  sender!: User | null;

  @Field(() => MessageType, { description: "What it is." })
  type!: `${MessageType}`;

  @Field(() => String, { description: "Its text; empty where pictures stand alone, and when it is deleted or hidden." })
  text!: string;

  @Field(() => [Media], { description: "Its pictures, at addresses that are good for a short while." })
  media!: Media[];

  @Field(() => ID, { nullable: true, description: "What its sender called it before it had a number." })
  clientId!: string | null;

  @Field(() => ID, { nullable: true, description: "The number of the message that it answers." })
  replyToId!: number | null;

  @Field(() => DateTime, { description: "When it was sent." })
  sentAt!: string;

  @Field(() => DateTime, { nullable: true, description: "When its text was last changed; null if never." })
  editedAt!: string | null;

  @Field(() => Boolean, { description: "Whether it was deleted for all." })
  deleted!: boolean;

  @Field(() => Boolean, { description: "Whether it stands across a block, so that no more of it is told." })
  hidden!: boolean;
}

export const { Connection: MessageConnection } = connectionOf(Message);

/** The GraphQL fields of a `MessagePageView`. */
@ObjectType({ description: "Messages that follow each other.", simpleResolvers: true })
export class MessagePage {
  @Field(() => [Message], { description: "In their order, the oldest first." })
  items!: Message[];

  @Field(() => Boolean, { description: "Whether there are older ones." })
  hasOlder!: boolean;

  @Field(() => Boolean, { description: "Whether there are newer ones." })
  hasNewer!: boolean;
}

@InputType({ description: "A message to be sent. It has a text or pictures, or both." })
export class SendMessageInput {
  @Field(() => ID, { description: "The conversation." })
  conversationId!: string | number;

  @Field(() => String, {
    description: `The text, at most ${formatNumber(MESSAGE_MAX)} characters; may be empty beside pictures.`,
  })
  text!: string;

  @Field(() => ID, {
    description: "An id of the client's own making: sending the same one again gives the message of the first time.",
  })
  clientId!: string;

  @Field(() => ID, { nullable: true, description: "The message of the same conversation that it answers." })
  replyToId?: string | number | null;

  @Field(() => [ID], {
    nullable: true,
    description: `Up to ${spellNumber(PICTURES_MAX)} pictures that the viewer uploaded for messages.`,
  })
  mediaIds?: (string | number)[] | null;
}
