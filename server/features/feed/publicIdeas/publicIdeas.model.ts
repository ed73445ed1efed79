import { beginningOf } from "#server/core/words/beginning";
import type { StoredImage } from "#server/db/schema/images";

/** The number of ideas that visitors read. */
export const PUBLIC_IDEAS = 3;
/** The approximate length of an excerpt in characters. */
const EXCERPT_MAX = 160;
/** So many characters of a post are read for its excerpt, so that no long text is. */
export const EXCERPT_READ = 400;

/** A public post as visitors read it before they sign in: no more than a preview of its address says. */
export interface PublicIdea {
  id: number;
  title: string | null;
  /** The beginning of the text; may be empty beside a title. */
  excerpt: string;
  author: { name: string; avatar: StoredImage | null };
}

/** A post as the statement reads it, with the first part of its text. */
export interface PublicIdeaRow extends Omit<PublicIdea, "excerpt"> {
  beginning: string;
}

export const toPublicIdea = ({ beginning, ...idea }: PublicIdeaRow): PublicIdea => ({
  ...idea,
  excerpt: beginningOf(beginning, EXCERPT_MAX),
});
