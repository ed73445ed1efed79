import { lazyPart } from "#client/ui/overlays/lazyPart.tsx";

// When the feed opens, nothing is new yet, its end is out of view, and most tabs have posts.

export const AboveFeed = lazyPart(async () => ({ default: (await import("./AboveFeed.tsx")).AboveFeed }));
export const FeedEnd = lazyPart(async () => ({
  default: (await import("#client/features/feed/list/FeedEnd.tsx")).FeedEnd,
}));
export const EmptyTab = lazyPart(async () => ({ default: (await import("./EmptyTab.tsx")).EmptyTab }));
