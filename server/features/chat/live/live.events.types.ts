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
  description: "The kind of an event in the viewer's conversations.",
  valuesConfig: {
    MESSAGE_SENT: {
      description:
        "A new message. If its number does not follow the client's last one, the client must fetch the missing messages.",
    },
    MESSAGE_CHANGED: { description: "A message was edited or deleted, or its reactions changed." },
    CONVERSATION_CHANGED: {
      description: "The name, the participants, or the viewer's state of a conversation changed.",
    },
    CONVERSATION_GONE: { description: "The viewer is no longer in the conversation." },
    READ_MOVED: { description: "A participant, possibly the viewer on another device, has read up to a number." },
    RESYNC: {
      description:
        "The client must fetch conversations and messages now. Published when a subscription begins, and when events may have been missed.",
    },
  },
});

/** The GraphQL fields of a `ChatEvent`; the resolver adds the conversation. */
@ObjectType({ description: "An event in one of the viewer's conversations.", simpleResolvers: true })
export class ChatEvent {
  @Field(() => ChatEventKind, { description: "The kind of event." })
  kind!: `${ChatEventKind}`;

  @Field(() => ID, { nullable: true, description: "The conversation's id; null if any conversation may be affected." })
  conversationId!: number | null;

  @Field(() => Message, { nullable: true, description: "The message that was sent or changed." })
  message!: Message | null;

  @Field(() => ID, { nullable: true, description: "The participant who has read." })
  readerId!: number | null;

  @Field(() => Int, { nullable: true, description: "Number of the last message that the participant has read." })
  lastReadSeq!: number | null;
}

/** The GraphQL fields of a `TypingView`. */
@ObjectType({ description: "A member started or stopped typing.", simpleResolvers: true })
export class TypingEvent {
  @Field(() => ID, { description: "The conversation's id." })
  conversationId!: number;

  @Field(() => User, { description: "The member." })
  user!: User;

  @Field(() => Boolean, { description: "Whether the member is typing." })
  isTyping!: boolean;

  @Field(() => DateTime, { description: "When the typing ends, unless another event follows." })
  expiresAt!: string;
}
