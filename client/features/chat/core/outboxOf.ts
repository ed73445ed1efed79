import type { ApolloClient } from "@apollo/client";
import { codeOf, messageOf } from "#client/apollo/errors.ts";
import { reconnection } from "#client/apollo/reconnection.ts";
import { graphql } from "#client/gql/gql.ts";
import { showSent } from "./chatCache.ts";
import type { ChatMessage } from "./chatMessage.ts";
import { Outbox } from "./Outbox.ts";
import type { PendingMessage, Sending } from "./Outbox.ts";

const SendMessage = graphql(`
  mutation SendMessage($input: SendMessageInput!) {
    sendMessage(input: $input) {
      ...ChatMessage_message @unmask
    }
  }
`);

/** These errors do not concern the message itself: the server may accept it later. */
const LATER = new Set(["UNAUTHENTICATED", "RATE_LIMITED", "SERVICE_UNAVAILABLE", "INTERNAL_SERVER_ERROR"]);

const outboxes = new WeakMap<ApolloClient, Outbox<ChatMessage>>();

/** Returns the outbox of this session's member. */
export function outboxOf(client: ApolloClient, viewerId: string): Outbox<ChatMessage> {
  const known = outboxes.get(client);
  if (known) return known;
  const outbox = new Outbox<ChatMessage>(viewerId, (pending) => send(client, pending));
  outbox.onSent((message) => showSent(client.cache, message, viewerId));
  outboxes.set(client, outbox);
  void outbox.open();
  return outbox;
}

/** Sends pending messages on every page, as soon as there is a network. Returns a function that stops it. */
export function keepSending(client: ApolloClient, viewerId: string): () => void {
  const outbox = outboxOf(client, viewerId);
  void outbox.open();
  addEventListener("online", outbox.resume);
  const stopListening = reconnection.subscribe(outbox.resume);
  return () => {
    removeEventListener("online", outbox.resume);
    stopListening();
    outbox.close();
  };
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
    const code = codeOf(failure);
    if (code === null || LATER.has(code)) return { is: "unanswered" };
    return { is: "refused", reason: messageOf(failure, "This message could not be sent.") };
  }
}
