import { ApolloClient } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { createCache } from "#client/apollo/cache.ts";
import { ScriptedServer } from "#client/apollo/scriptedServer.testkit.ts";
import { chatNews } from "#client/features/chat/core/chatNews.ts";
import type { ChatNews } from "#client/features/chat/core/chatNews.ts";
import { useConversations } from "./useConversations.ts";

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const QUERY = "ConversationsPage";

/** The list as the server has it after so many messages in its only conversation. */
const listWith = (messages: number) => {
  const node = {
    __typename: "Conversation",
    id: "7",
    kind: "PAIR",
    title: "Bo Lind",
    isMuted: false,
    unreadCount: 0,
    lastSeq: messages,
    lastMessageAt: new Date(Date.UTC(2026, 0, messages)).toISOString(),
    lastMessage: null,
    other: null,
  };
  const edges = [{ __typename: "ConversationEdge", cursor: "c7", node }];
  const pageInfo = { __typename: "PageInfo", hasNextPage: false, endCursor: "c7" };
  const conversations = { __typename: "ConversationConnection", edges, pageInfo };
  return { viewer: { __typename: "Viewer", messageRequestsCount: 0, conversations } };
};

const news = (kind: ChatNews["kind"]): ChatNews => ({
  __typename: "ChatEvent",
  kind,
  conversationId: kind === "MESSAGE_SENT" ? "7" : null,
  readerId: null,
  lastReadSeq: null,
  message: null,
});

/** Opens the list, which has answered once. */
async function openList() {
  const server = new ScriptedServer();
  const client = new ApolloClient({ cache: createCache(), link: server.link });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const { result } = renderHook(() => useConversations("ALL", null), { wrapper });
  await act(async () => server.answer(QUERY, listWith(1)));
  const seq = () => result.current.list.items?.[0]?.lastSeq;
  await waitFor(() => expect(seq()).toBe(1));
  return { server, seq };
}

test("an answer that was under way when a message came does not stay: the list is read once more", async () => {
  const { server, seq } = await openList();
  await act(async () => chatNews.publish(news("RESYNC")));
  await waitFor(() => expect(server.calls).toHaveLength(2));
  await act(async () => chatNews.publish(news("MESSAGE_SENT")));
  await act(async () => server.answer(QUERY, listWith(1)));
  await waitFor(() => expect(server.calls).toHaveLength(3));
  await act(async () => server.answer(QUERY, listWith(2)));
  await waitFor(() => expect(seq()).toBe(2));
});

test("a message in a conversation of the list is shown without reading it again", async () => {
  const { server } = await openList();
  vi.useFakeTimers();
  await act(async () => chatNews.publish(news("MESSAGE_SENT")));
  await act(async () => vi.advanceTimersByTime(10_000));
  expect(server.calls).toHaveLength(1);
});
