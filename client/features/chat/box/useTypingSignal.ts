import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useRef } from "react";
import { TYPING_AGAIN_MS } from "#server/features/chat/chat.limits.rules";
import { graphql } from "#client/gql/gql.ts";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";

const SetTyping = graphql(`
  mutation SetTyping($conversationId: ID!, $isTyping: Boolean!) {
    setTyping(id: $conversationId, isTyping: $isTyping)
  }
`);

/** A member who has not typed for this time does not type any more, in milliseconds. */
const IDLE = 5_000;

/** Signals to the others that the member types: at once, again every ten seconds, and when it is over. */
export function useTypingSignal(conversationId: string) {
  const client = useApolloClient();
  const sentAt = useRef<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const signal = useCallback(
    (isTyping: boolean) => {
      sentAt.current = isTyping ? Date.now() : null;
      // A lost signal does no harm.
      void ignoreFailure(
        client.mutate({ mutation: SetTyping, variables: { conversationId, isTyping }, fetchPolicy: "no-cache" }),
        "optional",
      );
    },
    [client, conversationId],
  );
  const stop = useCallback(() => {
    clearTimeout(timer.current);
    if (sentAt.current !== null) signal(false);
  }, [signal]);
  /** A sent message already implies that its sender has stopped typing. */
  const sent = useCallback(() => {
    clearTimeout(timer.current);
    sentAt.current = null;
  }, []);
  const typed = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(stop, IDLE);
    if (sentAt.current === null || Date.now() - sentAt.current >= TYPING_AGAIN_MS) signal(true);
  }, [signal, stop]);

  useEffect(() => stop, [stop]);
  return { typed, stop, sent };
}
