import type { ApolloCache, Reference } from "@apollo/client";
import { graphql } from "#client/gql/gql.ts";
import type { ChatNews } from "./chatNews.ts";
import type { NewsMessage } from "./chatMessage.ts";

const ChatCounts = graphql(`
  fragment ChatCounts_conversation on Conversation {
    id
    lastSeq
    lastReadSeq
    unreadCount
  }
`);

interface StoredParticipant {
  userId: string;
  lastReadSeq: number | null;
}
interface Stored {
  lastSeq: number;
  lastReadSeq: number;
  unreadCount: number;
  lastMessageAt: string;
  lastMessage: Reference | null;
  participants: readonly StoredParticipant[];
}

const idOf = (cache: ApolloCache, id: string) => cache.identify({ __typename: "Conversation", id }) ?? "";

/** Makes a sent message the newest of its conversation, in every list that contains it. */
export function showSent(cache: ApolloCache, message: NewsMessage, viewerId: string): void {
  const id = idOf(cache, message.conversationId);
  const known = cache.readFragment({ id, fragment: ChatCounts });
  if (!known || known.lastSeq >= message.seq) return;
  const isOwn = message.sender?.id === viewerId;
  const isCounted = !isOwn && message.type !== "SYSTEM";
  cache.modify<Stored>({
    id,
    fields: {
      lastSeq: () => message.seq,
      lastMessageAt: () => message.sentAt,
      lastMessage: (before, { toReference }) => toReference({ __typename: "Message", id: message.id }) ?? before,
      unreadCount: (count) => (isOwn ? 0 : count + (isCounted ? 1 : 0)),
      lastReadSeq: (seq) => (isOwn ? message.seq : seq),
    },
  });
}

/**
 * Applies a read event: that of another participant moves the marks at the member's messages, the member's own changes
 * the number of unread messages.
 */
export function showRead(
  cache: ApolloCache,
  { conversationId, readerId, lastReadSeq }: Pick<ChatNews, "conversationId" | "readerId" | "lastReadSeq">,
  viewerId: string,
): void {
  if (conversationId == null || readerId == null || lastReadSeq == null) return;
  const id = idOf(cache, conversationId);
  const known = cache.readFragment({ id, fragment: ChatCounts });
  if (!known) return;
  if (readerId === viewerId) {
    cache.modify<Stored>({
      id,
      fields: {
        lastReadSeq: (seq) => Math.max(seq, lastReadSeq),
        unreadCount: (count) => (lastReadSeq >= known.lastSeq ? 0 : count),
      },
    });
    return;
  }
  cache.modify<Stored>({
    id,
    fields: {
      participants: (people) =>
        people.map((one) =>
          "userId" in one && one.userId === readerId
            ? { ...one, lastReadSeq: Math.max(one.lastReadSeq ?? 0, lastReadSeq) }
            : one,
        ),
    },
  });
}

/** Removes a conversation that the member has left from every list. */
export function leaveChats(cache: ApolloCache, conversationId: string): void {
  cache.modify<Record<"conversations", { edges: { node: Reference }[] }>>({
    id: "Viewer:{}",
    fields: {
      conversations(stored, { readField }) {
        if (!("edges" in stored)) return stored;
        const edges = stored.edges.filter(({ node }) => readField("id", node) !== conversationId);
        return edges.length === stored.edges.length ? stored : { ...stored, edges };
      },
    },
  });
}
