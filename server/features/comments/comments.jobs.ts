import type { Upkeep } from "#server/platform/jobs/jobList";
import type { CommentsService } from "./comments.service.ts";

/** The longest time until a change of a counter is folded into its total; viewers see it at once in any case. */
const FOLD_EVERY_MS = 500;

/** Runs background work on comments: the counters of their likes. All processes may run it at once. */
export const commentsJobs = (comments: CommentsService): Upkeep[] => [
  { name: "fold likes of comments", everyMs: FOLD_EVERY_MS, run: () => comments.foldCounts() },
];
