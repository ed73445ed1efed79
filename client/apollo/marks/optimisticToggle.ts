import type { ApolloCache, ApolloClient } from "@apollo/client";

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
}

interface DesiredState {
  on: boolean;
  layer: string | null;
  settled: Promise<boolean>;
}

const desiredStates = new WeakMap<ApolloClient, Map<string, DesiredState>>();
let layers = 0;

/**
 * Sets a toggle: it is rendered at once as an optimistic layer of the cache, then saved. A toggle has one request in
 * flight at most; setting it again meanwhile only changes the desired state, and the last desired state is what is
 * saved in the end. The promise is true once the server has it, false when it could not be saved and the confirmed
 * state is back.
 */
export function setToggle(client: ApolloClient, toggle: Toggle, on: boolean): Promise<boolean> {
  const open = desiredStatesOf(client);
  const running = open.get(toggle.key);
  if (running) {
    running.on = on;
    render(client, toggle, running);
    return running.settled;
  }
  const desired: DesiredState = { on, layer: null, settled: Promise.resolve(true) };
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
      const sent = desired.on;
      await toggle.save(sent);
      if (desired.on === sent) return true;
      render(client, toggle, desired);
    }
  } catch {
    // Nothing is lost if the member has returned to the state that the server still has. The link has logged the error.
    return toggle.confirmed(client.cache)?.on === desired.on;
  }
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
