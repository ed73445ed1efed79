import type { LastPlace } from "#client/features/feed/tabs/reading.ts";
import { newestFirst } from "#client/features/feed/list/newestFirst.ts";

/** A reader who comes back after this time begins another visit, in milliseconds. */
export const VISIT_MS = 30 * 60_000;

/** Checks whether a place is that of an earlier visit. */
export function isOfEarlierVisit({ updatedAt }: LastPlace, now: number = Date.now()): boolean {
  return now - Date.parse(updatedAt) > VISIT_MS;
}

/**
 * Returns the post that stands after the line between what the reader has missed and what they had seen; null where they
 * have missed nothing, or the line is further down than the list.
 */
export function postAfterLine(ids: readonly string[], { newestId }: LastPlace): string | null {
  const at = firstSeenIn(ids, newestId);
  return at > 0 ? (ids[at] ?? null) : null;
}

/** Checks whether a reader was further down in a list than its first post. */
export function isFurtherDown(ids: readonly string[], { postId }: LastPlace): boolean {
  const [first] = ids;
  const at = ids.indexOf(postId);
  return at > 0 || (at < 0 && first !== undefined && newestFirst(first, postId) < 0);
}

/**
 * Returns the position of the newest post that was seen in a list, or of the next older one: it may have been deleted
 * since. It is -1 where they are further down.
 */
export function firstSeenIn(ids: readonly string[], newestId: string): number {
  const exact = ids.indexOf(newestId);
  return exact >= 0 ? exact : ids.findIndex((id) => newestFirst(newestId, id) < 0);
}
