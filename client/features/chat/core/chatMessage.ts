import { graphql } from "#client/gql/gql.ts";
import type { ChatMessage_MessageFragment, ChatNewsMessage_MessageFragment } from "#client/gql/graphql.ts";

/**
 * The fields of a message in a live event: they are the same for every subscriber.
 * @public Documents spread it by its name.
 */
export const ChatNewsMessage = graphql(`
  fragment ChatNewsMessage_message on Message {
    id
    conversationId
    seq
    type
    text
    clientId
    replyToId
    sentAt
    editedAt
    deleted
    hidden
    sender {
      id
      name
      username
      avatar {
        url
        placeholder
      }
    }
    media {
      id
      url
      alt
      width
      height
      placeholder
      animated
      thumbnail
      sources {
        url
        width
        type
      }
    }
  }
`);

/**
 * The fields of a message that a conversation shows.
 * @public Documents spread it by its name.
 */
export const ChatMessageParts = graphql(`
  fragment ChatMessage_message on Message {
    ...ChatNewsMessage_message @unmask
    reactions {
      emoji
      count
      reactedByViewer
    }
    replyTo {
      id
      seq
      type
      text
      deleted
      hidden
      sender {
        id
        name
      }
    }
  }
`);

/** A message of a live event. */
export type NewsMessage = ChatNewsMessage_MessageFragment;
type Whole = ChatMessage_MessageFragment;

/**
 * A message as the conversation shows it: the fields that live events do not contain may be missing until they are
 * fetched.
 */
export type ChatMessage = NewsMessage & Partial<Pick<Whole, "reactions" | "replyTo">>;
/** A picture of a message. */
export type MessageMedia = NewsMessage["media"][number];
/** The message that another one replies to. */
export type Quoted = NonNullable<Whole["replyTo"]>;
export type Reaction = Whole["reactions"][number];

/** Returns a message as one line, where there is no space for all of it. */
export function lineOf(message: Pick<ChatMessage, "type" | "text" | "deleted" | "hidden">): string {
  if (message.deleted) return "Message deleted";
  if (message.hidden) return "Message not shown";
  return message.text === "" && message.type === "IMAGE" ? "Photo" : message.text;
}
