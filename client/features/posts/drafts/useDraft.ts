import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useSyncExternalStore } from "react";
import { useViewer } from "#client/features/auth/useViewer.ts";
import type { CompositionKind } from "#client/features/posts/fields/composition.ts";
import { DraftKeeper } from "./DraftKeeper.ts";
import { draftsRemote } from "./draftsRemote.ts";

/** The drafts of this visit, so that a composer opened again has its words in the first frame. */
const keepers = new WeakMap<ApolloClient, Map<string, DraftKeeper>>();

/** The keeper of what a member writes of one kind. */
function keeperOf(client: ApolloClient, memberId: string, kind: CompositionKind): DraftKeeper {
  const known = keepers.get(client) ?? new Map<string, DraftKeeper>();
  keepers.set(client, known);
  const key = `${memberId} ${kind}`;
  const keeper = known.get(key) ?? new DraftKeeper(memberId, kind, draftsRemote(client));
  known.set(key, keeper);
  return keeper;
}

/**
 * What a member writes, kept as a draft while they do: after each pause, when the words lose the focus, when the page
 * is left, and when the composer closes. It begins with what was left last time.
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

/** Both keepers of the member who is signed in, for what looks over all drafts. */
export function useDraftKeepers(): Record<CompositionKind, DraftKeeper> {
  const client = useApolloClient();
  const { id } = useViewer();
  return { post: keeperOf(client, id, "post"), idea: keeperOf(client, id, "idea") };
}
