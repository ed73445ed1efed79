import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { graphql } from "#client/gql/gql.ts";
import type { OpenConversation } from "#client/features/chat/core/useConversation.ts";

const MarkConversationRead = graphql(`
  mutation MarkConversationRead($id: ID!, $seq: Int!) {
    markConversationRead(id: $id, seq: $seq) {
      id
      lastReadSeq
      unreadCount
    }
  }
`);

interface Reading {
  conversation: OpenConversation;
  /** The number of the last visible message; null while none is visible. */
  seenSeq: number | null;
}

/** Marks visible messages as read while the tab is visible. A request is not marked before it is accepted. */
export function useReading({ conversation, seenSeq }: Reading): void {
  const client = useApolloClient();
  const { id, lastReadSeq, viewerState } = conversation;
  const reported = useRef(0);
  const isNew = viewerState === "ACCEPTED" && seenSeq !== null && seenSeq > lastReadSeq;

  useEffect(() => {
    if (!isNew || seenSeq === null) return undefined;
    const look = () => {
      if (document.visibilityState !== "visible" || reported.current >= seenSeq) return;
      reported.current = seenSeq;
      client.mutate({ mutation: MarkConversationRead, variables: { id, seq: seenSeq } }).catch(() => {
        reported.current = 0;
      });
    };
    look();
    document.addEventListener("visibilitychange", look);
    addEventListener("focus", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      removeEventListener("focus", look);
    };
  }, [client, id, isNew, seenSeq]);
}
