import { useApolloClient } from "@apollo/client/react";
import type { ApolloClient } from "@apollo/client";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { graphql } from "#client/gql/gql.ts";
import { chatNews } from "#client/features/chat/core/chatNews.ts";
import { outboxOf } from "#client/features/chat/core/outboxOf.ts";
import { Room } from "#client/features/chat/core/Room.ts";
import type { ReadPage } from "#client/features/chat/core/Room.ts";

const ChatMessages = graphql(`
  query ChatMessages($id: ID!, $first: Int!, $before: Int, $after: Int) {
    conversation(id: $id) {
      id
      messages(first: $first, before: $before, after: $after) {
        items {
          ...ChatMessage_message @unmask
        }
        hasOlder
        hasNewer
      }
    }
  }
`);

/** Manages an open conversation: its loaded messages, updated by live events. */
export function useRoom(conversationId: string) {
  const client = useApolloClient();
  const viewer = useViewer();
  const [room] = useState(() => new Room(reader(client, conversationId)));
  const state = useSyncExternalStore(room.subscribe, room.state);

  useEffect(() => {
    const stops = [
      chatNews.subscribe((news) => {
        if (news.kind === "RESYNC") return void room.catchUp();
        if (news.conversationId !== conversationId || !news.message) return;
        if (news.kind === "MESSAGE_SENT") room.receive(news.message);
        if (news.kind === "MESSAGE_CHANGED") {
          room.put(news.message);
          void room.renew(news.message.seq);
        }
      }),
      outboxOf(client, viewer.id).onSent((message) => {
        if (message.conversationId === conversationId) room.receive(message);
      }),
    ];
    void room.open();
    return () => {
      for (const stop of stops) stop();
      room.close();
    };
  }, [client, viewer.id, conversationId, room]);

  return { room, state };
}

function reader(client: ApolloClient, id: string): ReadPage {
  return async (range) => {
    const { data } = await client.query({
      query: ChatMessages,
      variables: { id, ...range },
      // The room stores what it reads.
      fetchPolicy: "no-cache",
    });
    if (!data?.conversation) throw new Error("This conversation is no longer available");
    return data.conversation.messages;
  };
}
