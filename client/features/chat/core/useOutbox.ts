import { useApolloClient } from "@apollo/client/react";
import { useMemo, useSyncExternalStore } from "react";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { outboxOf } from "./outboxOf.ts";

/** Returns the pending messages of a conversation and the actions on them. */
export function useOutbox(conversationId: string) {
  const client = useApolloClient();
  const outbox = outboxOf(client, useViewer().id);
  const all = useSyncExternalStore(outbox.subscribe, outbox.pendingMessages);
  const pendingMessages = useMemo(
    () => all.filter((one) => one.conversationId === conversationId),
    [all, conversationId],
  );
  return { outbox, pendingMessages };
}
