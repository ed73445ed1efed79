import { useApolloClient, useQuery } from "@apollo/client/react";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { graphql } from "#client/gql/gql.ts";
import type { ConversationFilter, ConversationsPageQuery } from "#client/gql/graphql.ts";
import { useMore } from "#client/lib/state/useMore.ts";
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

/** What happens within it is asked for once, in milliseconds. */
const AT_ONCE = 250;

/** A conversation as far as a list needs to know it; its row asks for the rest. */
export type ListedConversation = NonNullable<
  ConversationsPageQuery["viewer"]
>["conversations"]["edges"][number]["node"];

/** The member's conversations, those with the newest messages first. The list stays true while it is shown. */
export function useConversations(filter: ConversationFilter, query: string | null) {
  const client = useApolloClient();
  const { data, error, loading, refetch, fetchMore } = useQuery(ConversationsPage, {
    variables: { filter, query },
    notifyOnNetworkStatusChange: true,
    // What was read further down stays when the top is read again.
    refetchWritePolicy: "merge",
  });
  const found = data?.viewer?.conversations ?? null;
  const reload = useCallback(() => void refetch().catch(() => {}), [refetch]);

  // One that moved up since stands in two places until all is read again.
  const conversations = useMemo(() => {
    const nodes = [...new Map(found?.edges.map(({ node }) => [node.id, node])).values()];
    return nodes.toSorted((a, b) => Date.parse(b.lastMessageAt) - Date.parse(a.lastMessageAt));
  }, [found]);

  const known = useRef(new Set<string>());
  useEffect(() => {
    known.current = new Set(conversations.map(({ id }) => id));
  }, [conversations]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = chatNews.subscribe(({ kind, conversationId }) => {
      if (kind === "READ_MOVED" || kind === "MESSAGE_CHANGED") return;
      if (kind === "CONVERSATION_GONE" && conversationId != null) leaveChats(client.cache, conversationId);
      if (kind === "MESSAGE_SENT" && conversationId != null && known.current.has(conversationId)) return;
      clearTimeout(timer);
      timer = setTimeout(reload, AT_ONCE);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [client, reload]);

  const fetchAfter = useCallback((after: string) => fetchMore({ variables: { after } }), [fetchMore]);
  const { hasMore, state: more, loadMore } = useMore(found?.pageInfo, fetchAfter);

  return {
    /** Null while nothing is known. */
    conversations: found ? conversations : null,
    requestsCount: data?.viewer?.messageRequestsCount ?? 0,
    hasMore,
    error: error ?? null,
    isLoading: loading,
    more,
    loadMore,
    reload,
  };
}
