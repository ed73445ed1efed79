import { parseId } from "#server/core/ids";
import { containing } from "#server/core/patterns";
import type { PostView } from "#server/features/posts/posts.model";

/** A post that a member keeps, with what they have written about it for themselves. */
export interface BookmarkView {
  postId: number;
  /** Null: the post is gone, or hidden from the member by now. */
  post: PostView | null;
  note: string | null;
  savedAt: string;
}

/** A folder in which a member sorts what they keep. */
export interface Folder {
  id: number;
  name: string;
  bookmarksCount: number;
}

/** How many of the bookmarks that a member looks for carry a tag. */
interface TagCount {
  name: string;
  count: number;
}

/** What is said of all the bookmarks that a member looks for, not of one page. */
export interface Summary {
  total: number;
  tags: TagCount[];
}

/** No folder has this number: what cannot be a folder's id finds nothing. */
const NO_FOLDER = 0;

/** A folder's number as it was sent; null when none is asked for. */
export function folderIdOf(value: string | null | undefined): number | null {
  return value === undefined || value === null || value === "" ? null : (parseId(value) ?? NO_FOLDER);
}

/** Words of a search that count; what stands behind them is left out. */
const WORDS_MAX = 10;

/** The words of a search as patterns of LIKE. */
export const patternsOf = (query: string): string[] =>
  query
    .split(/\s+/u)
    .map((word) => word.replace(/^#(?=.)/, ""))
    .filter((word) => word !== "")
    .slice(0, WORDS_MAX)
    .map(containing);
