import { graphql } from "#client/gql/gql.ts";
import type { ChatMessage_MessageFragment, ChatNewsMessage_MessageFragment } from "#client/gql/graphql.ts";

/**
 * What live news tell of a message: the same for everybody who hears it.
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
      sources {
        url
        width
        type
      }
    }
  }
`);

/**
 * All that a conversation shows of a message.
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

/** A message as live news tell it. */
export type NewsMessage = ChatNewsMessage_MessageFragment;
type Whole = ChatMessage_MessageFragment;

/** A message as it is shown: what only a second look tells may not be known yet. */
export type ChatMessage = NewsMessage & Partial<Pick<Whole, "reactions" | "replyTo">>;
/** A picture of a message. */
export type MessageMedia = NewsMessage["media"][number];
/** The message that another one answers. */
export type Quoted = NonNullable<Whole["replyTo"]>;
export type Reaction = Whole["reactions"][number];

/** A message in one line, where there is no room for it. */
export function lineOf(message: Pick<ChatMessage, "type" | "text" | "deleted" | "hidden">): string {
  if (message.deleted) return "Message deleted";
  if (message.hidden) return "Message not shown";
  return message.text === "" && message.type === "IMAGE" ? "Photo" : message.text;
}
