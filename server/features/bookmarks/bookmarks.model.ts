import { containing } from "#server/core/words/patterns";
import type { PostView } from "#server/features/posts/posts.model";

/** A bookmark of a member: the post, and their own note about it. */
export interface BookmarkView {
  postId: number;
  /** Null when the post was deleted, or is hidden from the member by now. */
  post: PostView | null;
  note: string | null;
  savedAt: string;
}

/** A folder for a member's bookmarks. */
export interface Folder {
  id: number;
  name: string;
  bookmarksCount: number;
}

/** The number of matching bookmarks that carry a tag. */
interface TagCount {
  name: string;
  count: number;
}

/** The summary of all matching bookmarks, not of one page. */
export interface Summary {
  total: number;
  tags: TagCount[];
}

/** The number of words of a search that count; further ones are ignored. */
const WORDS_MAX = 10;

/** A word that has no other signs than those between characters: of any other, the signs count too. */
const PLAIN = /^[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*$/u;

/** The words of a search as patterns of LIKE, and those without signs as words. */
export function wordsIn(query: string): { patterns: string[]; words: string[] } {
  const typed = query
    .split(/\s+/u)
    .map((word) => word.replace(/^[#＃](?=.)/, ""))
    .filter((word) => word !== "")
    .slice(0, WORDS_MAX);
  return { patterns: typed.map(containing), words: typed.map((word) => (PLAIN.test(word) ? word : "")) };
}
