import { useApolloClient, useSubscription } from "@apollo/client/react";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { graphql } from "#client/gql/gql.ts";
import { showRead, showSent } from "./chatCache.ts";
import { chatNews } from "./chatNews.ts";
import type { ChatNews } from "./chatNews.ts";

const ChatNewsDocument = graphql(`
  subscription ChatNews {
    messageEvents {
      kind
      conversationId
      readerId
      lastReadSeq
      message {
        ...ChatNewsMessage_message @unmask
      }
    }
  }
`);

/** Subscribes to the events of the member's conversations while the page is open. One call on a page is enough. */
export function useChatNews(): void {
  const client = useApolloClient();
  const { id: viewerId } = useViewer();
  useSubscription(ChatNewsDocument, {
    ignoreResults: true,
    onData({ data: { data } }) {
      if (!data) return;
      const news: ChatNews = data.messageEvents;
      if (news.kind === "MESSAGE_SENT" && news.message) showSent(client.cache, news.message, viewerId);
      if (news.kind === "READ_MOVED") showRead(client.cache, news, viewerId);
      chatNews.publish(news);
    },
  });
}
