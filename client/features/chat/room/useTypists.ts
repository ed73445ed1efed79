import { useSubscription } from "@apollo/client/react";
import { useEffect, useState } from "react";
import { graphql } from "#client/gql/gql.ts";
import { gaps } from "#client/lib/browser/gaps.ts";
import { chatNews } from "#client/features/chat/core/chatNews.ts";

const WhoTypes = graphql(`
  subscription WhoTypes($conversationId: ID!) {
    typing(conversationId: $conversationId) {
      conversationId
      isTyping
      expiresAt
      user {
        id
        name
      }
    }
  }
`);

interface Typist {
  id: string;
  name: string;
  /** When the member counts as having stopped if no other signal arrives, by the clock of this page. */
  until: number;
}

/** A typing signal is shown no longer than this, in milliseconds. */
const LONGEST = 15_000;

/** Returns the names of those who type in a conversation now. */
export function useTypists(conversationId: string): string[] {
  const [typists, setTypists] = useState<readonly Typist[]>([]);
  useSubscription(WhoTypes, {
    variables: { conversationId },
    ignoreResults: true,
    fetchPolicy: "no-cache",
    onData({ data: { data } }) {
      if (!data?.typing) return;
      const { user, isTyping } = data.typing;
      setTypists((now) => {
        const others = now.filter(({ id }) => id !== user.id);
        return isTyping ? [...others, { ...user, until: Date.now() + LONGEST }] : others;
      });
    },
  });

  // Who still types signals it again in a moment.
  useEffect(() => gaps.subscribe(() => setTypists([])), []);
  // A member who has sent a message does not type it any more.
  useEffect(
    () =>
      chatNews.subscribe(({ kind, conversationId: where, message }) => {
        if (kind !== "MESSAGE_SENT" || where !== conversationId) return;
        setTypists((now) => now.filter(({ id }) => id !== message?.sender?.id));
      }),
    [conversationId],
  );
  useEffect(() => {
    const next = Math.min(...typists.map(({ until }) => until));
    if (next === Infinity) return undefined;
    const timer = setTimeout(
      () => setTypists((now) => now.filter(({ until }) => until > Date.now())),
      Math.max(0, next - Date.now()) + 10,
    );
    return () => clearTimeout(timer);
  }, [typists]);

  return typists.map(({ name }) => name);
}
