import type { ApolloCache, ApolloClient, OperationVariables } from "@apollo/client";
import type { DocumentNode } from "graphql";

/** The state of a toggle on an entity (a like, a bookmark) and the number of members who have it on. */
export interface ToggleState {
  on: boolean;
  count: number;
}

/** How one toggle is read, rendered and saved. */
export interface Toggle {
  /** Names the toggle in the whole client, e.g. "Post:7 liked". */
  key: string;
  /** Returns the last state that the server has confirmed, without optimistic layers. */
  confirmed(cache: ApolloCache): ToggleState | null;
  show(cache: ApolloCache, state: ToggleState): void;
  save(on: boolean): Promise<unknown>;
  /** The same for later, when the server does not answer: it is stored in this browser. Without it, nothing waits. */
  saving?: Saving;
}

/** Returns the request that saves a state. */
type Saving = (on: boolean) => Pick<WaitingMark, "mutation" | "variables">;

/** The desired state of a toggle that the server has not received yet. */
export interface WaitingMark {
  /** The key of the toggle: a later intent replaces an earlier one. */
  clientId: string;
  on: boolean;
  mutation: DocumentNode;
  variables: OperationVariables;
}

/** Saves marks when the server answers again. */
export interface LateSaver {
  /** Returns whether an intent for this toggle waits: a newer one must not overtake it. */
  holds(key: string): boolean;
  /** Returns whether an error only means that nobody answered. */
  isUnanswered(error: unknown): boolean;
  /**
   * Stores the desired state of a toggle, in place of an earlier one. Resolves to the state that the server has then,
   * and rejects when it has refused it.
   */
  save(key: string, saving: Saving, desired: { readonly on: boolean; store: (() => void) | null }): Promise<boolean>;
}

/** The saver of each session; its code is loaded with the work in the background (`waitingMarks.ts`). */
export const lateSavers = new WeakMap<ApolloClient, LateSaver>();

interface DesiredState {
  on: boolean;
  layer: string | null;
  settled: Promise<boolean>;
  /** Stores the desired state, while the server does not answer. */
  store: (() => void) | null;
}

const desiredStates = new WeakMap<ApolloClient, Map<string, DesiredState>>();
let layers = 0;

/**
 * Sets a toggle: it is rendered at once as an optimistic layer of the cache, then saved. A toggle has one request in
 * flight at most; setting it again meanwhile only changes the desired state, and the last desired state is what is
 * saved in the end. While the server does not answer, the desired state waits in this browser. The promise is true once
 * the server has it, false when it could not be saved and the confirmed state is back.
 */
export function setToggle(client: ApolloClient, toggle: Toggle, on: boolean): Promise<boolean> {
  const open = desiredStatesOf(client);
  const running = open.get(toggle.key);
  if (running) {
    running.on = on;
    render(client, toggle, running);
    running.store?.();
    return running.settled;
  }
  const desired: DesiredState = { on, layer: null, settled: Promise.resolve(true), store: null };
  open.set(toggle.key, desired);
  render(client, toggle, desired);
  desired.settled = settle(client, toggle, desired).finally(() => {
    open.delete(toggle.key);
    if (desired.layer) client.cache.removeOptimistic(desired.layer);
  });
  return desired.settled;
}

/** Returns the text about a toggle that returned to its old state because it could not be saved. */
export function goneBack(what: "Like" | "Bookmark", wanted: boolean): string {
  return `${what} ${wanted ? "removed" : "kept"}, could not save`;
}

async function settle(client: ApolloClient, toggle: Toggle, desired: DesiredState): Promise<boolean> {
  try {
    for (;;) {
      const saved = await save(client, toggle, desired);
      if (desired.on === saved) return true;
      render(client, toggle, desired);
    }
  } catch {
    // Nothing is lost if the member has returned to the state that the server still has. The link has logged the error.
    return toggle.confirmed(client.cache)?.on === desired.on;
  }
}

/** Saves the desired state, now or when the server answers again; returns the state that was saved. */
async function save(client: ApolloClient, toggle: Toggle, desired: DesiredState): Promise<boolean> {
  const { key, saving } = toggle;
  const sent = desired.on;
  const later = lateSavers.get(client);
  if (!saving || !later?.holds(key)) {
    try {
      await toggle.save(sent);
      return sent;
    } catch (error) {
      if (!saving || !later?.isUnanswered(error)) throw error;
    }
  }
  return later.save(key, saving, desired);
}

/** Renders the desired state on top of the confirmed one, in place of the previous optimistic layer. */
function render(client: ApolloClient, toggle: Toggle, desired: DesiredState): void {
  const confirmed = toggle.confirmed(client.cache);
  if (!confirmed) return;
  const before = desired.layer;
  const layer = `${toggle.key} ${++layers}`;
  const change = desired.on === confirmed.on ? 0 : desired.on ? 1 : -1;
  client.cache.batch({
    optimistic: layer,
    ...(before ? { removeOptimistic: before } : {}),
    update: (cache) => toggle.show(cache, { on: desired.on, count: Math.max(0, confirmed.count + change) }),
  });
  desired.layer = layer;
}

function desiredStatesOf(client: ApolloClient): Map<string, DesiredState> {
  const known = desiredStates.get(client) ?? new Map<string, DesiredState>();
  desiredStates.set(client, known);
  return known;
}
