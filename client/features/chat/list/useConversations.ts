import { useApolloClient } from "@apollo/client/react";
import { useEffect, useMemo, useRef } from "react";
import { usePagedQuery } from "#client/apollo/usePagedQuery.ts";
import { graphql } from "#client/gql/gql.ts";
import type { ConversationFilter } from "#client/gql/graphql.ts";
import { withItems } from "#client/lib/loaded.ts";
import { leaveChats } from "#client/features/chat/core/chatCache.ts";
import { chatNews } from "#client/features/chat/core/chatNews.ts";

const ConversationsPage = graphql(`
  query ConversationsPage($filter: ConversationFilter!, $query: String, $after: String) {
    viewer {
      messageRequestsCount
      conversations(filter: $filter, query: $query, first: 20, after: $after) {
        edges {
          cursor
          node {
            id
            lastSeq
            lastMessageAt
            unreadCount
            ...ConversationRow_conversation
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

/** Events within this time cause one request, in milliseconds. */
const AT_ONCE = 250;

/** After an event, the answer to a request that is under way would be too old. */
const ON_ITS_OWN = { queryDeduplication: false };

/** Loads the member's conversations, those with the newest messages first, and updates the list by live events. */
export function useConversations(filter: ConversationFilter, query: string | null) {
  const client = useApolloClient();
  const pages = usePagedQuery(ConversationsPage, {
    variables: { filter, query },
    context: ON_ITS_OWN,
    // Pages further down stay when the first page is read again.
    refetchWritePolicy: "merge",
    connection: ({ viewer }) => viewer?.conversations,
  });
  const { items, isLoading, retry } = pages;
  // A conversation that has moved up since is in two pages until all are read again.
  const conversations = useMemo(() => {
    const nodes = [...new Map(items?.map((node) => [node.id, node])).values()];
    return nodes.toSorted((a, b) => Date.parse(b.lastMessageAt) - Date.parse(a.lastMessageAt));
  }, [items]);

  const known = useRef(new Set<string>());
  useEffect(() => {
    // An answer that is under way may be older than an event, and would replace what the event has shown.
    known.current = new Set(isLoading ? [] : conversations.map(({ id }) => id));
  }, [conversations, isLoading]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = chatNews.subscribe(({ kind, conversationId }) => {
      if (kind === "READ_MOVED" || kind === "MESSAGE_CHANGED") return;
      if (kind === "CONVERSATION_GONE" && conversationId != null) leaveChats(client.cache, conversationId);
      if (kind === "MESSAGE_SENT" && conversationId != null && known.current.has(conversationId)) return;
      clearTimeout(timer);
      timer = setTimeout(retry, AT_ONCE);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [client, retry]);

  return {
    list: withItems(pages, items && conversations),
    requestsCount: pages.data?.viewer?.messageRequestsCount ?? 0,
  };
}
