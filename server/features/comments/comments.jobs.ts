import type { Upkeep } from "#server/platform/jobs/jobList";
import type { CommentsService } from "./comments.service.ts";

/** How long a change of a counter waits at most before it is folded; readers see it at once in any case. */
const FOLD_EVERY_MS = 500;

/** Background work on comments: the counters of their likes. Safe on every process at once. */
export const commentsJobs = (comments: CommentsService): Upkeep[] => [
  { name: "fold likes of comments", everyMs: FOLD_EVERY_MS, run: () => comments.foldCounts() },
];
