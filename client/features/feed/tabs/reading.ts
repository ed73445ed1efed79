import type { ApolloClient } from "@apollo/client";
import type { FeedScope } from "#client/gql/graphql.ts";

/**
 * Where the reader was in a tab, on whichever device: the post at which they were, the newest one that they had seen, and
 * when.
 */
export interface LastPlace {
  postId: string;
  newestId: string;
  updatedAt: string;
}

/** How the member reads each tab since the page was opened. */
interface Reading {
  /** The place at which they may continue; null for a tab without one, nothing before it is known. */
  offers: Partial<Record<FeedScope, LastPlace | null>>;
  /** The post with which the list begins, where they have continued. */
  beginnings: Partial<Record<FeedScope, string | undefined>>;
  /** True while the member goes to another part of a tab, whose first post then takes the focus. */
  isMoving?: boolean;
}

const readings = new WeakMap<ApolloClient, Reading>();

/** Returns how the member of a session reads their feed. A return to the feed finds it as it was. */
export function readingOf(client: ApolloClient): Reading {
  const known = readings.get(client) ?? { offers: {}, beginnings: {} };
  readings.set(client, known);
  return known;
}
