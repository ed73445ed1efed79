import type { Order } from "#server/features/feed/feed.model";

/** Where a member was in a tab of their feed. */
export interface PlaceView {
  /** The post at which they were, and its position in the tab. */
  postId: number;
  createdAt: string;
  /** The newest post that they have seen. */
  newestId: number;
  newestCreatedAt: string;
  /** When they were there. */
  updatedAt: string;
}

/** What is remembered of a member's feed, on all their devices. */
export interface FeedMemory {
  /** Whether the member has bonds, follows somebody or a tag, or is in a group. */
  hasFollowing: boolean;
  order: Order;
  /** The moment since which Top counts. */
  since: string;
  everything: PlaceView | null;
  following: PlaceView | null;
}

/** The minutes without reading after which a member's next page of the feed begins another visit. */
export const VISIT_MINUTES = 30;
/** Top reaches back to the last visit, but at least and at most so many days. */
export const TOP_DAYS = { min: 1, max: 14 } as const;

export const POST = "This post";

/** What is said to a request for an order of no tab. */
export const NEEDS_SCOPE = "An order needs a scope.";
