import type { ApolloCache, ApolloClient } from "@apollo/client";

/** A switch that a member holds on a thing, with the number of members who have it on: a like, a bookmark. */
export interface ToggleState {
  on: boolean;
  count: number;
}

/** How one such switch is read, shown and saved. */
export interface Toggle {
  /** Names the switch in the whole client, e.g. "Post:7 liked". */
  key: string;
  /** What the server said last, without what is only hoped for. */
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
 * Turns a switch: painted at once as an optimistic layer of the cache, then saved. One request at a time goes out for a
 * switch; turning it again meanwhile only changes the wish, and the last wish is what is saved in the end. The answer
 * is true once the server has it, false when it could not be saved and the old state stands again.
 */
export function turn(client: ApolloClient, toggle: Toggle, on: boolean): Promise<boolean> {
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

/** What is said of a switch that went back because it could not be saved. */
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
    // Nothing is lost if the member has gone back to what the server still has. The link has logged the error.
    return toggle.confirmed(client.cache)?.on === desired.on;
  }
}

/** Puts the wish on top of what the server said, in place of the layer painted before. */
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
