import type { ChatNewsSubscription } from "#client/gql/graphql.ts";

/** An event in one of the member's conversations. */
export type ChatNews = ChatNewsSubscription["messageEvents"];

const listeners = new Set<(news: ChatNews) => void>();

/** The events of the page's one subscription, for every part of the page that listens. */
export const chatNews = {
  publish(news: ChatNews): void {
    for (const listener of listeners) listener(news);
  },
  subscribe(listener: (news: ChatNews) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
