import type { Upkeep } from "#server/platform/jobs/jobList";
import type { PostChangesService } from "#server/features/posts/changes/changes.service";
import type { PostsService } from "./posts.service.ts";

/** How long a change of a counter waits at most before it is folded; readers see it at once in any case. */
const FOLD_EVERY_MS = 500;
/** How long new counts wait at most before those are told who have the post on their screen. */
const RING_EVERY_MS = 250;

interface Services {
  posts: PostsService;
  postChanges: PostChangesService;
}

/** Background work on posts: the counters of likes, bookmarks, comments and tags. Safe on every process at once. */
export const postsJobs = ({ posts, postChanges }: Services): Upkeep[] => [
  { name: "fold counters", everyMs: FOLD_EVERY_MS, run: () => posts.foldCounts() },
  { name: "tell new counts", everyMs: RING_EVERY_MS, run: () => postChanges.ring() },
];
