/** The shortest and the longest question, in characters. */
export const PROMPT_MIN = 3;
export const PROMPT_MAX = 500;
/** The number of questions that a member may ask within an hour. */
export const INSIGHTS_PER_HOUR = 20;
/** An insight needs at least this many posts. */
export const POSTS_MIN = 5;
