import { beginningOf } from "#server/core/words/beginning";
import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import type { CommentsService } from "#server/features/comments/comments.service";
import type { PostsService } from "#server/features/posts/posts.service";
import { excerptOf } from "#server/features/search/ideas/ideas.highlight.model";
import { correct, toChoices } from "#server/features/search/ideas/ideas.matching.service";
import { FIRST_IDEA, ideaResult, questionOf } from "#server/features/search/ideas/ideas.service";
import {
  ideaCursor,
  type Mode,
  type Result,
  type ResultPage,
  type ResultSlice,
  toIdeaCursor,
  wantedOf,
} from "#server/features/search/search.model";
import { type ParsedQuery, plainWords } from "#server/features/search/search.rules";
import { type CommentAccess, type CommentRow, findComments } from "./comments.queries.ts";

const EXCERPT_LENGTH = 200;
const NONE: ResultPage = { items: [], hasNextPage: false, total: async () => 0, isNear: false };

interface Parts {
  db: Db;
  comments: CommentsService;
  posts: PostsService;
}

/** Finds comments by their words, each with the idea that it is on. */
export class CommentSearchService {
  constructor(private readonly parts: Parts) {}

  /** A page of the comments that a query finds: as typed, else with corrected words. */
  async page(viewer: Viewer, query: ParsedQuery, category: string | null, slice: ResultSlice): Promise<ResultPage> {
    const { first, after, offset = 0 } = slice;
    const cursor = after == null ? null : toIdeaCursor(after);
    const words = plainWords(query);
    if (words === "" && query.from === null) return NONE;
    const { asOf, rank, id } = cursor ?? { asOf: new Date().toISOString(), ...FIRST_IDEA };
    const access = accessOf(query);
    const question = { ...questionOf(viewer, query), category, asOf, rank, id, limit: first + 1, offset };
    const find = (mode: Mode, terms: unknown, of: string) =>
      findComments(this.parts.db, access, mode, { ...question, terms: JSON.stringify(terms), words: of });
    let mode: Mode = cursor?.mode === "mended" ? "mended" : "exact";
    let rows = mode === "exact" ? await find("exact", wantedOf(query), words) : [];
    if (rows.length === 0 && words !== "" && offset === 0 && (!cursor || mode === "mended")) {
      const { choices, all, isCorrected } = await correct(this.parts.db, { query, question });
      const excluded = wantedOf({ terms: query.terms.filter(({ isExcluded }) => isExcluded) });
      if (isCorrected) rows = await find("mended", [...choices.map(toChoices), ...excluded], all);
      if (rows.length > 0) mode = "mended";
    }
    const items = (await this.#results(viewer, rows.slice(0, first))).map(({ row, node }) => ({
      cursor: ideaCursor({ mode, asOf, rank: row.rank, id: row.id }),
      node,
    }));
    const total = async () => rows[0]?.total ?? 0;
    return { items, hasNextPage: rows.length > first, total, isNear: mode !== "exact" && items.length > 0 };
  }

  async #results(viewer: Viewer, rows: readonly CommentRow[]): Promise<{ row: CommentRow; node: Result }[]> {
    if (rows.length === 0) return [];
    const [found, posts] = await Promise.all([
      this.parts.comments.byIds(
        viewer,
        rows.map(({ id }) => id),
      ),
      this.parts.posts.byIds(
        viewer,
        rows.map(({ postId }) => postId),
      ),
    ]);
    return rows.flatMap((row, i) => {
      const [comment, post] = [found[i], posts[i]];
      if (!comment || !post || post instanceof Error) return [];
      const plain = { text: beginningOf(comment.content, EXCERPT_LENGTH), ranges: [] };
      const excerpt = excerptOf(comment.content, row.matched) ?? plain;
      return [{ row, node: { ...ideaResult(post), kind: "comments" as const, comment, excerpt } }];
    });
  }
}

/** The way that reads the fewest comments. */
function accessOf({ from, isBookmarked, group }: ParsedQuery): CommentAccess {
  if (from !== null) return "author";
  if (isBookmarked) return "bookmarks";
  return group === null ? "words" : "group";
}
