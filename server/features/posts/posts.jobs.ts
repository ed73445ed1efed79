import type { Jobs } from "#server/platform/jobs/jobs";
import type { PostChangesService } from "#server/features/posts/changes/changes.service";
import type { PostsService } from "./posts.service.ts";

/** How long a change of a counter waits at most before it is folded; readers see it at once in any case. */
const FOLD_EVERY_MS = 500;
/** How long new counts wait at most before those are told who have the post on their screen. */
const RING_EVERY_MS = 250;

/** Background work on posts: the counters of likes, bookmarks, comments and tags. Safe on every process at once. */
export function registerPostsJobs(
  jobs: Pick<Jobs, "every">,
  { posts, postChanges }: { posts: PostsService; postChanges: PostChangesService },
): void {
  jobs.every(FOLD_EVERY_MS, "fold counters", () => posts.foldCounts());
  jobs.every(RING_EVERY_MS, "tell new counts", () => postChanges.ring());
}
