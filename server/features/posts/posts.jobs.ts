import type { Jobs } from "#server/platform/jobs";
import type { PostsService } from "./posts.service.ts";

/** How long a change of a counter waits at most before it is folded; readers see it at once in any case. */
const FOLD_EVERY_MS = 500;

/** Background work on posts: the counters of likes, bookmarks and comments. Safe on every process at once. */
export function registerPostsJobs(jobs: Pick<Jobs, "every">, posts: PostsService): void {
  jobs.every(FOLD_EVERY_MS, "fold counters", () => posts.foldCounts());
}
