import "reflect-metadata";
import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { User } from "#server/features/people/people.types";
import { DateTime } from "#server/graphql/scalars";
import { Message } from "#server/features/chat/messages/messages.types";

export enum ChatEventKind {
  MESSAGE_SENT = "message_sent",
  MESSAGE_CHANGED = "message_changed",
  CONVERSATION_CHANGED = "conversation_changed",
  CONVERSATION_GONE = "conversation_gone",
  READ_MOVED = "read_moved",
  RESYNC = "resync",
}

registerEnumType(ChatEventKind, {
  name: "ChatEventKind",
  description: "What happened in the viewer's conversations.",
  valuesConfig: {
    MESSAGE_SENT: {
      description: "A new message; a client whose last number is not the one before asks for what is missing.",
    },
    MESSAGE_CHANGED: { description: "A message was edited or deleted, or got or lost a reaction." },
    CONVERSATION_CHANGED: { description: "Its name, its members, or what it is to the viewer." },
    CONVERSATION_GONE: { description: "The viewer is not in it any more." },
    READ_MOVED: { description: "Somebody, perhaps the viewer elsewhere, has read up to a number." },
    RESYNC: {
      description:
        "Ask for conversations and messages now: told when a subscription begins, and when something may have been missed.",
    },
  },
});

/** The GraphQL fields of a `ChatEvent`; the resolver adds the conversation. */
@ObjectType({ description: "Something that happened in one of the viewer's conversations.", simpleResolvers: true })
export class ChatEvent {
  @Field(() => ChatEventKind, { description: "What happened." })
  kind!: `${ChatEventKind}`;

  @Field(() => ID, { nullable: true, description: "In which conversation; null: perhaps in any." })
  conversationId!: number | null;

  @Field(() => Message, { nullable: true, description: "The message that was sent or changed." })
  message!: Message | null;

  @Field(() => ID, { nullable: true, description: "Who has read." })
  readerId!: number | null;

  @Field(() => Int, { nullable: true, description: "Up to which number they have." })
  lastReadSeq!: number | null;
}

/** The GraphQL fields of a `TypingView`. */
@ObjectType({ description: "Somebody types, or no longer does.", simpleResolvers: true })
export class TypingEvent {
  @Field(() => ID, { description: "In which conversation." })
  conversationId!: number;

  @Field(() => User, { description: "Who." })
  user!: User;

  @Field(() => Boolean, { description: "Whether they type." })
  isTyping!: boolean;

  @Field(() => DateTime, { description: "When it is over, if nothing more is heard." })
  expiresAt!: string;
}
