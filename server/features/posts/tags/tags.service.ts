import { folded } from "#server/core/words/fold.rules";
import { invalid } from "#server/core/errors";
import { MAX_PAGE_SIZE } from "#server/core/pagination";
import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import type { TagCount } from "#server/features/posts/posts.model";
import { TAG_MAX, withoutSign } from "#server/features/posts/posts.limits.rules";
import { tagsStartingWith, tagsByPrefix } from "./tags.queries.ts";

/** Sorts after every character with which a tag may continue. */
const LAST = "\u{10FFFF}";

/** Finds the tags of public posts, with the number of posts that the viewer may see. */
export class TagsService {
  constructor(private readonly db: Db) {}

  /**
   * Finds tags that begin with what the viewer has typed, with or without #, most used first; an empty prefix finds
   * none.
   * @throws DomainError BAD_USER_INPUT for a number outside 1 to 50.
   */
  async beginningWith(viewer: Viewer, query: string, first: number): Promise<TagCount[]> {
    if (!Number.isInteger(first) || first < 1 || first > MAX_PAGE_SIZE)
      throw invalid({ first: [`A page can have 1 to ${MAX_PAGE_SIZE} items.`] });
    const prefix = folded(withoutSign(query.trim()));
    if (!/^[\p{L}\p{M}\p{N}_.+#\u200C-\u200D·・-]+$/u.test(prefix) || prefix.length > TAG_MAX) return [];
    const search = Array.from(prefix).length === 1 ? tagsStartingWith : tagsByPrefix;
    return search(this.db, { viewer: viewer.id, prefix, end: prefix + LAST, first });
  }
}
