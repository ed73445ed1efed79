import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useRef } from "react";
import { TYPING_AGAIN_MS } from "#server/features/chat/chat.limits.rules";
import { graphql } from "#client/gql/gql.ts";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";

const SetTyping = graphql(`
  mutation SetTyping($conversationId: ID!, $isTyping: Boolean!) {
    setTyping(conversationId: $conversationId, isTyping: $isTyping)
  }
`);

/** Who has not typed for so long does not type any more, in milliseconds. */
const IDLE = 5_000;

/** Tells the others that the member types: at once, again every ten seconds, and when it is over. */
export function useTypingSignal(conversationId: string) {
  const client = useApolloClient();
  const toldAt = useRef<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const tell = useCallback(
    (isTyping: boolean) => {
      toldAt.current = isTyping ? Date.now() : null;
      // Nobody misses it when it cannot be told.
      void ignoreFailure(
        client.mutate({ mutation: SetTyping, variables: { conversationId, isTyping }, fetchPolicy: "no-cache" }),
        "optional",
      );
    },
    [client, conversationId],
  );
  const stop = useCallback(() => {
    clearTimeout(timer.current);
    if (toldAt.current !== null) tell(false);
  }, [tell]);
  /** What was sent says by itself that it is not typed any more. */
  const sent = useCallback(() => {
    clearTimeout(timer.current);
    toldAt.current = null;
  }, []);
  const typed = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(stop, IDLE);
    if (toldAt.current === null || Date.now() - toldAt.current >= TYPING_AGAIN_MS) tell(true);
  }, [tell, stop]);

  useEffect(() => stop, [stop]);
  return { typed, stop, sent };
}
