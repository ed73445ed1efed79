/** The longest reason that staff give for an act. */
export const WHY_MAX = 1_000;
export const ACTION_MAX = 60;
/** The number of acts on a page of the log. */
export const LOG_PAGE_SIZE = 20;
/** All acts that a search finds are counted up to this number. */
export const LOG_COUNTED_MAX = 1_000;

/** What an act of staff can be about. A later feature adds its things. */
export const SUBJECT_KINDS = [
  "member",
  "post",
  "comment",
  "message",
  "group",
  "community",
  "application",
  "invitation",
] as const;
