import type { ApolloClient } from "@apollo/client";
import type { ListedPost } from "#client/features/feed/list/FeedList.tsx";
import { Store } from "#client/lib/state/Store.ts";
import type { ReasonedPost } from "#client/features/feed/list/reasonedPost.ts";

/** Checks whether a post is hidden in the tab of those whom the member follows. */
export type HidingRule = (post: ReasonedPost) => boolean;

const stores = new WeakMap<ApolloClient, Store<readonly HidingRule[]>>();

/**
 * Returns the rules by which the member has hidden posts since the page was opened. The posts stay in the cache, so that
 * one that is visible again is where it was.
 */
export function hidingRulesOf(client: ApolloClient): Store<readonly HidingRule[]> {
  const known = stores.get(client) ?? new Store<readonly HidingRule[]>([]);
  stores.set(client, known);
  return known;
}

/** Checks whether a rule hides a post. One without a reason, like the viewer's own, never is. */
export function isHidden({ id, author, reason }: ListedPost, rules: readonly HidingRule[]): boolean {
  return rules.length > 0 && !!author && !!reason && rules.some((rule) => rule({ id, author, reason }));
}
