import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { useValueQuery } from "#client/apollo/useValueQuery.ts";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { graphql } from "#client/gql/gql.ts";
import type { OpenConversation_ConversationFragment } from "#client/gql/graphql.ts";
import { chatNews } from "./chatNews.ts";
import { outboxOf } from "./outboxOf.ts";

/**
 * The fields of an open conversation.
 * @public Documents spread it by its name.
 */
export const OpenConversationParts = graphql(`
  fragment OpenConversation_conversation on Conversation {
    id
    kind
    name
    title
    viewerState
    viewerRole
    lastSeq
    lastReadSeq
    unreadCount
    isMuted
    writing
    other {
      ...Person_person @unmask
    }
    participants {
      userId
      role
      lastReadSeq
      isInvited
      user {
        ...Person_person @unmask
      }
    }
  }
`);

const ChatConversation = graphql(`
  query ChatConversation($id: ID!) {
    conversation(id: $id) {
      ...OpenConversation_conversation @unmask
    }
  }
`);

/** A conversation that is open, as the viewer sees it. */
export type OpenConversation = OpenConversation_ConversationFragment;

/**
 * Loads the conversation of an address and updates it by live events. The value is null where it does not exist, or the
 * viewer has left it.
 */
export function useConversation(id: string) {
  const client = useApolloClient();
  const { id: viewerId } = useViewer();
  const query = useValueQuery(ChatConversation, { variables: { id }, value: (data) => data });
  const conversation = query.value?.conversation;
  const { retry: reload } = query;
  const isSettled = conversation?.writing === "OPEN" && conversation.viewerState === "ACCEPTED";

  useEffect(
    () =>
      chatNews.subscribe(({ kind, conversationId }) => {
        const isMine = conversationId === id && (kind === "CONVERSATION_CHANGED" || kind === "CONVERSATION_GONE");
        if (isMine || kind === "RESYNC") reload();
      }),
    [id, reload],
  );
  useEffect(() => {
    if (isSettled) return undefined;
    // A first message, and an answer to one, change who may write.
    return outboxOf(client, viewerId).onSent((message) => {
      if (message.conversationId === id) reload();
    });
  }, [client, viewerId, id, isSettled, reload]);

  return query;
}
