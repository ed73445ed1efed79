import type { Keyset } from "#server/core/pagination";
import { username } from "#server/features/auth/auth.rules";

/** The minutes for which a REST client's later pages continue from the beginning of their first page. */
export const ANCHOR_MINUTES = 10;

/** The tabs of the home feed. */
export type Tab = "everything" | "following";

/** The orders of a tab: newest first, or what was marked the most since the viewer was last here. */
export const ORDERS = ["latest", "top"] as const;
export type Order = (typeof ORDERS)[number];

/** A tab in one of its orders. */
export interface TabView {
  tab: Tab;
  order: Order;
}

/** A tab as what a numbered page is of. */
export interface TabScope extends TabView {
  kind: "tab";
}

/**
 * All posts whose authors the viewer sees and has not muted, or one author's; `nobody` when no member can have the
 * name.
 */
export type FeedScope = { kind: "home" } | { kind: "author"; username: string } | { kind: "nobody" };

/** Returns the feed that a filter selects: an unknown name gives an empty feed and no error. */
export function scopeOf(name: string | null | undefined): FeedScope {
  if (name === undefined || name === null || name === "") return { kind: "home" };
  const known = username.safeParse(name);
  return known.success ? { kind: "author", username: known.data } : { kind: "nobody" };
}

/** The number of an author's posts in a viewer's feed, and the position where their first page began. */
export interface FeedState {
  total: number;
  /** The author's id. */
  scope: string;
  anchor: Keyset | null;
}

/** A page of the REST feed. */
export interface NumberedPage<T> {
  posts: T[];
  hasMore: boolean;
  total: number;
}
