import type { ApolloClient } from "@apollo/client";
import { Store } from "#client/lib/state/Store.ts";

const stores = new WeakMap<ApolloClient, Store<ReadonlySet<string>>>();

/**
 * Returns the posts that the member has hidden since the page was opened: no card renders them. They stay in the cache,
 * so that one that is visible again is where it was; the server leaves them out of every list that is read later.
 */
export function hiddenHereOf(client: ApolloClient): Store<ReadonlySet<string>> {
  const known = stores.get(client) ?? new Store<ReadonlySet<string>>(new Set());
  stores.set(client, known);
  return known;
}
