import type { ApolloClient } from "@apollo/client";
import { codeOf, messageOf } from "#client/apollo/errors.ts";
import { session } from "#client/apollo/session.ts";
import { sameSession } from "#client/apollo/unanswered.ts";
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

/** These errors do not concern the message itself: the server may accept it later. */
const LATER = new Set(["UNAUTHENTICATED", "RATE_LIMITED", "SERVICE_UNAVAILABLE", "INTERNAL_SERVER_ERROR"]);

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
  return keepOpen(outboxOf(client, viewerId), session.onSignOut);
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
