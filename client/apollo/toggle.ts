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

interface Wish {
  on: boolean;
  layer: string | null;
  settled: Promise<boolean>;
}

const wishes = new WeakMap<ApolloClient, Map<string, Wish>>();
let layers = 0;

/**
 * Turns a switch: painted at once as an optimistic layer of the cache, then saved. One request at a time goes out for a
 * switch; turning it again meanwhile only changes the wish, and the last wish is what is saved in the end. The answer
 * is true once the server has it, false when it could not be saved and the old state stands again.
 */
export function turn(client: ApolloClient, toggle: Toggle, on: boolean): Promise<boolean> {
  const open = wishesOf(client);
  const running = open.get(toggle.key);
  if (running) {
    running.on = on;
    paint(client, toggle, running);
    return running.settled;
  }
  const wish: Wish = { on, layer: null, settled: Promise.resolve(true) };
  open.set(toggle.key, wish);
  paint(client, toggle, wish);
  wish.settled = settle(client, toggle, wish).finally(() => {
    open.delete(toggle.key);
    if (wish.layer) client.cache.removeOptimistic(wish.layer);
  });
  return wish.settled;
}

/** What is said of a switch that went back because it could not be saved. */
export function goneBack(what: "Like" | "Bookmark", wanted: boolean): string {
  return `${what} ${wanted ? "removed" : "kept"}, could not save`;
}

async function settle(client: ApolloClient, toggle: Toggle, wish: Wish): Promise<boolean> {
  try {
    for (;;) {
      const sent = wish.on;
      await toggle.save(sent);
      if (wish.on === sent) return true;
      paint(client, toggle, wish);
    }
  } catch {
    // Nothing is lost if the member has gone back to what the server still has. The link has logged the error.
    return toggle.confirmed(client.cache)?.on === wish.on;
  }
}

/** Puts the wish on top of what the server said, in place of the layer painted before. */
function paint(client: ApolloClient, toggle: Toggle, wish: Wish): void {
  const confirmed = toggle.confirmed(client.cache);
  if (!confirmed) return;
  const before = wish.layer;
  const layer = `${toggle.key} ${++layers}`;
  const change = wish.on === confirmed.on ? 0 : wish.on ? 1 : -1;
  client.cache.batch({
    optimistic: layer,
    ...(before ? { removeOptimistic: before } : {}),
    update: (cache) => toggle.show(cache, { on: wish.on, count: Math.max(0, confirmed.count + change) }),
  });
  wish.layer = layer;
}

function wishesOf(client: ApolloClient): Map<string, Wish> {
  const known = wishes.get(client) ?? new Map<string, Wish>();
  wishes.set(client, known);
  return known;
}
