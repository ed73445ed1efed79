import type { ChatNewsSubscription } from "#client/gql/graphql.ts";

/** Something that happened in one of the member's conversations. */
export type ChatNews = ChatNewsSubscription["messageEvents"];

const listeners = new Set<(news: ChatNews) => void>();

/** What the one subscription of the page hears, for every part of it that wants to know. */
export const chatNews = {
  publish(news: ChatNews): void {
    for (const listener of listeners) listener(news);
  },
  subscribe(listener: (news: ChatNews) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
