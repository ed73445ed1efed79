import { parseMoment } from "#server/core/moments.rules";
import type { Slice } from "#server/core/pages";
import { foreignCursor, packCursor, type Page, unpackCursor } from "#server/core/pagination";
import type { CommentView } from "#server/features/comments/comments.model";
import type { PostView, TagCount } from "#server/features/posts/posts.model";
import type { Person } from "#server/features/people/people.model";
import type { Hint } from "./search.hints.model.ts";
import { type ParsedQuery, plainWords, type SearchKindName } from "./search.rules.ts";

/** Results, or posts of a tag, on a page of REST. */
export const PAGE_SIZE = 10;
/** The number of suggestions of each kind while somebody types. */
export const SUGGESTED = 4;
/** A search ranks at most this many ideas. */
export const FOUND_MAX = 500;
/** The default number of trends, categories and authors of a trend. */
export const TRENDS_LISTED = 10;
export const CATEGORIES_MAX = 6;
export const SAMPLE_AUTHORS = 3;
/** Members that a trend names at most. */
export const SAMPLE_AUTHORS_MAX = 5;
/** Within so many days a member counts as active. */
export const ACTIVE_DAYS = 30;

/** A part of a text, in UTF-16 units; `end` is the index behind its last one. */
export interface Range {
  start: number;
  end: number;
}

/** A plain text and the matching parts of it. */
export interface Highlighted {
  text: string;
  ranges: Range[];
}

/** A result: exactly one of post, user and tag is set; with a comment, the post is the idea that it is on. */
export interface Result {
  kind: SearchKindName;
  post: PostView | null;
  comment: CommentView | null;
  user: Person | null;
  tag: TagView | null;
  title: Highlighted;
  excerpt: Highlighted | null;
}

/** Which part of a list of results is read. Its cursor is not parsed yet, because each kind has its own. */
export interface ResultSlice extends Pick<Slice, "first" | "offset"> {
  after?: string | null | undefined;
}

/** A page of results, each with its cursor. */
export interface ResultPage extends Page<{ cursor: string; node: Result }> {
  /** Whether nothing holds the words as they were typed, and these results are near to them. */
  isNear: boolean;
}

/** A page of results, with what the search did not understand of its query. */
export interface AnsweredSearch extends ResultPage {
  hints: Hint[];
}

/** The suggestions for what was typed so far. */
export interface Suggestions {
  ideas: Result[];
  people: Result[];
  tags: Result[];
}

/** A tag of public posts. */
export type TagView = TagCount;

/** The number of members who use a tag, and its growth. */
export interface TagTrendView {
  weekAuthors: number;
  previousAuthors: number;
  /** The mean of the weeks before; null if the tag is too young to have a usual week. */
  usualAuthors: number | null;
  /** Null if there is no usual week to compare with. */
  growthPercent: number | null;
  isNew: boolean;
  /** The members of each of the last days, the oldest first. */
  dailyAuthors: number[];
  score: number;
  sampleAuthorIds: number[];
}

/** One of the ten categories. */
export interface CategoryView {
  name: string;
  postsCount: number;
  weekPosts: number;
}

/** The community in three numbers. */
export interface ExploreView {
  totals: { ideas: number; activeMembers: number; discussionsThisWeek: number };
  countedAt: string | null;
}

/** A trend needs at least this many members. */
export const TREND_AUTHORS_MIN = 3;
/** The usual week of a tag is the mean of so many weeks before the last one, and of at least so many. */
export const USUAL_WEEKS_MAX = 8;
export const USUAL_WEEKS_MIN = 2;
/** A trend has the number of members of each of so many days. */
export const TREND_DAYS = 14;

/**
 * Returns by how many percent more members than in a usual week use a tag; a small usual number counts as three, so that
 * one more member is no boom. It is null if there is no usual week yet.
 */
export const growthOf = (week: number, usual: number | null): number | null =>
  usual === null ? null : Math.round((100 * (week - usual)) / Math.max(usual, TREND_AUTHORS_MIN));

/**
 * How literally a search takes its words: as typed; some of them corrected, if no idea holds them as they are; or any
 * of them, if no idea holds all.
 */
const MODES = ["exact", "mended", "any"] as const;
export type Mode = (typeof MODES)[number];

/** The cursor of a list of ideas, which keeps the order that the search had on its first page. */
export interface IdeaCursor {
  mode: Mode;
  /** Ideas that were shared later are not in the list. */
  asOf: string;
  rank: number;
  id: number;
}

/** The cursor of a list of tags. */
export interface TagCursor {
  rank: number;
  name: string;
}

const WHOLE = /^\d{1,15}$/;

export const ideaCursor = ({ mode, asOf, rank, id }: IdeaCursor): string => packCursor(mode, asOf, rank, id);
export const tagCursor = ({ rank, name }: TagCursor): string => packCursor(rank, name);

/** @throws DomainError BAD_USER_INPUT for a cursor that we did not make. */
export function toIdeaCursor(cursor: string): IdeaCursor {
  const [modeName, asOf = "", rank = "", id = ""] = unpackCursor(cursor);
  const mode = MODES.find((one) => one === modeName);
  const parsed = mode && { mode, asOf, rank: Number(rank), id: Number(id) };
  const isWhole = WHOLE.test(rank) && WHOLE.test(id) && parseMoment(asOf) === asOf;
  if (!parsed || !isWhole || ideaCursor(parsed) !== cursor) throw foreignCursor();
  return parsed;
}

/** @throws DomainError BAD_USER_INPUT for a cursor that we did not make. */
export function toTagCursor(cursor: string): TagCursor {
  const [rank = "", name = ""] = unpackCursor(cursor);
  const parsed = { rank: Number(rank), name };
  if (!WHOLE.test(rank) || !/^[\p{L}\p{M}\p{N}_.+#-]{1,60}$/u.test(name) || tagCursor(parsed) !== cursor)
    throw foreignCursor();
  return parsed;
}

/** A word of a search for the database: it must be there, or must not (`no`). */
interface WantedWord {
  w: string;
  no?: true;
}

/** The terms of a query as `search_query` of the database takes them: of each list, any word. */
export function wantedOf({ terms }: Pick<ParsedQuery, "terms">): WantedWord[][] {
  const lists: WantedWord[][] = [];
  for (const { words, isExcluded, isAlternative } of terms) {
    const wanted: WantedWord = isExcluded ? { w: words, no: true } : { w: words };
    if (isAlternative) lists.at(-1)?.push(wanted);
    else lists.push([wanted]);
  }
  return lists;
}

/** The name or tag that a query looks for: its words, or the value of its operator. */
export const nameIn = (parsed: ParsedQuery, query: string): string =>
  plainWords(parsed) === "" ? (parsed.from ?? parsed.tags[0] ?? query) : query.replace(/^[#@]/, "");
