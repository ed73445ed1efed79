import type { Jobs } from "#server/platform/jobs/jobs";
import type { CommentsService } from "./comments.service.ts";

/** How long a change of a counter waits at most before it is folded; readers see it at once in any case. */
const FOLD_EVERY_MS = 500;

/** Background work on comments: the counters of their likes. Safe on every process at once. */
export function registerCommentsJobs(jobs: Pick<Jobs, "every">, comments: CommentsService): void {
  jobs.every(FOLD_EVERY_MS, "fold likes of comments", () => comments.foldCounts());
}
