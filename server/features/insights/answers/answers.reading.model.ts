import type { Question } from "#server/features/insights/words/words.question.model";
import type { ReadPost } from "./answers.passages.model.ts";
import type { Community } from "./answers.matching.model.ts";

/** What was read for a question. */
export interface Reading {
  question: Question;
  /** The posts, each with some of its comments, as far as they lie in the time that the question names. */
  posts: ReadPost[];
  community: Community;
  /** The words of the question that nobody here uses, as they were typed. */
  unknown: string[];
}
