import type { Keyset } from "#server/core/pagination";
import { username } from "#server/features/auth/auth.rules";

/** How long a REST reader's later pages stay cut where their first page began. */
export const ANCHOR_MINUTES = 10;

/** Everyone's posts whom the viewer sees and hears, or one author's; `nobody` where no member can have the name. */
export type FeedScope = { kind: "home" } | { kind: "author"; username: string } | { kind: "nobody" };

/** The feed that a filter asks for: an unknown name gives an empty feed and no error. */
export function scopeOf(name: string | null | undefined): FeedScope {
  if (name === undefined || name === null || name === "") return { kind: "home" };
  const known = username.safeParse(name);
  return known.success ? { kind: "author", username: known.data } : { kind: "nobody" };
}

/** How many posts a feed holds for a viewer, and where their first page began. */
export interface FeedState {
  total: number;
  /** Empty for the home feed, else the author's id. */
  scope: string;
  anchor: (Keyset & { fresh: boolean }) | null;
}

/** A page of the REST feed. */
export interface NumberedPage<T> {
  posts: T[];
  hasMore: boolean;
  total: number;
}
