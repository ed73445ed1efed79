import type { LastPlace } from "#client/features/feed/tabs/reading.ts";
import { firstSeenIn } from "./lastVisit.ts";

/** Returns how many posts of a list the reader has missed, and whether there are more of them further down. */
export function missedIn(ids: readonly string[], { newestId }: LastPlace): { count: number; hasMore: boolean } {
  const at = firstSeenIn(ids, newestId);
  return at < 0 ? { count: ids.length, hasMore: true } : { count: at, hasMore: false };
}
