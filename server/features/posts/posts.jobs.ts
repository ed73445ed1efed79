import type { Upkeep } from "#server/platform/jobs/jobList";
import type { PostChangesService } from "#server/features/posts/changes/changes.service";
import type { PostsService } from "./posts.service.ts";

/** The longest time until a change of a counter is folded into its total; viewers see it at once in any case. */
const FOLD_EVERY_MS = 500;
/** The longest time until new counts reach the viewers who have the post on the screen. */
const RING_EVERY_MS = 250;

interface Services {
  posts: PostsService;
  postChanges: PostChangesService;
}

/**
 * Runs background work on posts: the counters of likes, bookmarks, comments and tags. All processes may run it at once.
 */
export const postsJobs = ({ posts, postChanges }: Services): Upkeep[] => [
  { name: "fold counters", everyMs: FOLD_EVERY_MS, run: () => posts.foldCounts() },
  { name: "tell new counts", everyMs: RING_EVERY_MS, run: () => postChanges.ring() },
];
