import type { Withheld } from "#server/db/schema/posts";
import type { Visibility } from "#server/features/posts/posts.model";

/** How moderators take a post off: its author still sees one that is hidden, nobody sees one that is removed. */
export type Withholding = "hidden" | "removed";

/** What a post was before an act of moderators; it is plain JSON, so that a log can keep it. */
export interface PostBefore {
  visibility: Visibility;
  withheld: Withheld | null;
}

export const isWithheld = (visibility: Visibility): visibility is Withholding =>
  visibility === "hidden" || visibility === "removed";
