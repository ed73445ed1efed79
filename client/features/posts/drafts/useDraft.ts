import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useSyncExternalStore } from "react";
import { useViewer } from "#client/features/auth/useViewer.ts";
import type { CompositionKind } from "#client/features/posts/fields/composition.ts";
import { DraftKeeper } from "./DraftKeeper.ts";
import { draftsRemote } from "./draftsRemote.ts";

/** The keepers of this page, so that a composer which opens again has its text in the first frame. */
const keepers = new WeakMap<ApolloClient, Map<string, DraftKeeper>>();

/** Returns the keeper of a member's drafts of one kind. */
function keeperOf(client: ApolloClient, memberId: string, kind: CompositionKind): DraftKeeper {
  const known = keepers.get(client) ?? new Map<string, DraftKeeper>();
  keepers.set(client, known);
  const key = `${memberId} ${kind}`;
  const keeper = known.get(key) ?? new DraftKeeper(memberId, kind, draftsRemote(client));
  known.set(key, keeper);
  return keeper;
}

/**
 * Stores a member's text as a draft: after each pause, when the text loses the focus, when the page is left, and when
 * the composer closes. It begins with the draft of the last time.
 */
export function useDraft(memberId: string, kind: CompositionKind) {
  const client = useApolloClient();
  const keeper = keeperOf(client, memberId, kind);
  const state = useSyncExternalStore(keeper.subscribe, keeper.state);

  useEffect(() => {
    void keeper.arrive();
    const keep = () => void keeper.flush();
    const keepIfLeft = () => document.visibilityState === "hidden" && keep();
    addEventListener("pagehide", keep);
    addEventListener("online", keep);
    document.addEventListener("visibilitychange", keepIfLeft);
    return () => {
      removeEventListener("pagehide", keep);
      removeEventListener("online", keep);
      document.removeEventListener("visibilitychange", keepIfLeft);
      keep();
    };
  }, [keeper]);

  return { ...state, keeper };
}

/** Returns both keepers of the member who is signed in, for the list of all drafts. */
export function useDraftKeepers(): Record<CompositionKind, DraftKeeper> {
  const client = useApolloClient();
  const { id } = useViewer();
  return { post: keeperOf(client, id, "post"), idea: keeperOf(client, id, "idea") };
}
