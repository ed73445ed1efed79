import type { ApolloClient } from "@apollo/client";
import { sameSession, sendingAfter } from "#client/apollo/outbox/unanswered.ts";
import { keepOpen } from "#client/lib/browser/keepOpen.ts";
import { graphql } from "#client/gql/gql.ts";
import { showSent } from "./chatCache.ts";
import type { ChatMessage } from "./chatMessage.ts";
import { Outbox } from "#client/lib/state/Outbox.ts";
import type { Sending } from "#client/lib/state/Outbox.ts";
import type { PendingMessage, WrittenMessage } from "./pendingMessage.ts";

const SendMessage = graphql(`
  mutation SendMessage($input: SendMessageInput!) {
    sendMessage(input: $input) {
      ...ChatMessage_message @unmask
    }
  }
`);

const outboxes = new WeakMap<ApolloClient, Outbox<WrittenMessage, ChatMessage>>();

/** Returns the outbox of this session's member. */
export function outboxOf(client: ApolloClient, viewerId: string): Outbox<WrittenMessage, ChatMessage> {
  const known = outboxes.get(client);
  if (known) return known;
  const outbox = new Outbox<WrittenMessage, ChatMessage>({
    memberId: viewerId,
    name: "outbox",
    laneOf: ({ conversationId }) => conversationId,
    canSend: sameSession(),
    send: (pending) => send(client, pending),
  });
  outbox.onSent((message) => showSent(client.cache, message, viewerId));
  outboxes.set(client, outbox);
  void outbox.open();
  return outbox;
}

/** Sends pending messages on every page, as soon as the server answers. Returns a function that stops it. */
export function keepSending(client: ApolloClient, viewerId: string): () => void {
  return keepOpen(outboxOf(client, viewerId));
}

async function send(client: ApolloClient, pending: PendingMessage): Promise<Sending<ChatMessage>> {
  const { conversationId, text, clientId, replyTo, media } = pending;
  const input = {
    conversationId,
    text,
    clientId,
    ...(replyTo && { replyToId: replyTo.id }),
    ...(media.length > 0 && { mediaIds: media.map(({ id }) => id) }),
  };
  try {
    const { data } = await client.mutate({ mutation: SendMessage, variables: { input } });
    return data?.sendMessage ? { is: "sent", message: data.sendMessage } : { is: "unanswered" };
  } catch (failure) {
    return sendingAfter(failure, "This message could not be sent.");
  }
}
