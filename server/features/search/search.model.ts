import { foreignCursor, packCursor, type Page, unpackCursor } from "#server/core/pagination";
import type { PostView, TagCount } from "#server/features/posts/posts.model";
import type { Person } from "#server/features/people/people.model";
import { type ParsedQuery, plainWords, type SearchKindName } from "./search.rules.ts";

/** Posts, or tags, on a page of the REST face. */
export const PAGE_SIZE = 10;
/** Of each kind, while somebody types. */
export const SUGGESTED = 4;

/** A stretch of a text, in UTF-16 units; `end` is the place behind its last one. */
export interface Range {
  start: number;
  end: number;
}

/** A plain text and what of it was found. */
export interface Highlighted {
  text: string;
  ranges: Range[];
}

/** Something that was found: exactly one of post, user and tag is there. */
export interface Result {
  kind: SearchKindName;
  post: PostView | null;
  user: Person | null;
  tag: TagView | null;
  title: Highlighted;
  excerpt: Highlighted | null;
}

/** A page of results, each with the cursor behind which the list goes on. */
export interface ResultPage extends Page<{ cursor: string; node: Result }> {
  /** Nothing holds the words as they were typed, and these are near to them. */
  isNear: boolean;
}

/** What may be meant while somebody types. */
export interface Suggestions {
  ideas: Result[];
  people: Result[];
  tags: Result[];
}

/** A tag of public posts. */
export type TagView = TagCount;

/** How many members use a tag, and how that grows. */
export interface TagTrendView {
  weekAuthors: number;
  previousAuthors: number;
  growthPercent: number;
  isNew: boolean;
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

/** Fewer members than this make no trend, and fewer in the week before make it new. */
export const TREND_AUTHORS_MIN = 3;

/** Growth in percent of the members who use a tag; a small number before counts as three, so that one more is no boom. */
export const growthOf = (week: number, previous: number): number =>
  Math.round((100 * (week - previous)) / Math.max(previous, TREND_AUTHORS_MIN));

/**
 * How literally words are taken: as they were typed; some of them mended, where nothing holds them as they are; or any
 * of them, where nothing holds them all.
 */
export const MODES = ["exact", "mended", "any"] as const;
export type Mode = (typeof MODES)[number];

/** Where a list of ideas goes on: in the order of a search as it was first asked. */
export interface IdeaPlace {
  mode: Mode;
  /** Nothing that was shared later is in the list. */
  asOf: string;
  rank: number;
  id: number;
}

/** Where a list of tags goes on. */
export interface TagPlace {
  rank: number;
  name: string;
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;
const WHOLE = /^\d{1,15}$/;

export const ideaCursor = ({ mode, asOf, rank, id }: IdeaPlace): string => packCursor(mode, asOf, rank, id);
export const tagCursor = ({ rank, name }: TagPlace): string => packCursor(rank, name);

/** @throws DomainError BAD_USER_INPUT for a cursor that we did not make. */
export function ideaPlaceOf(cursor: string): IdeaPlace {
  const [given, asOf = "", rank = "", id = ""] = unpackCursor(cursor);
  const mode = MODES.find((one) => one === given);
  const place = mode && { mode, asOf, rank: Number(rank), id: Number(id) };
  const isWhole = WHOLE.test(rank) && WHOLE.test(id) && INSTANT.test(asOf) && !Number.isNaN(Date.parse(asOf));
  if (!place || !isWhole || ideaCursor(place) !== cursor) throw foreignCursor();
  return place;
}

/** @throws DomainError BAD_USER_INPUT for a cursor that we did not make. */
export function tagPlaceOf(cursor: string): TagPlace {
  const [rank = "", name = ""] = unpackCursor(cursor);
  const place = { rank: Number(rank), name };
  if (!WHOLE.test(rank) || !/^[\p{L}\p{N}_-]{1,30}$/u.test(name) || tagCursor(place) !== cursor) throw foreignCursor();
  return place;
}

/** A page of results as its connection. */
export const connectionOfResults = ({ items, hasNextPage, total, isNear }: ResultPage) => ({
  edges: items,
  pageInfo: { hasNextPage, endCursor: items.at(-1)?.cursor ?? null },
  total,
  isNear,
});

/** A query in the words of PostgreSQL's `websearch_to_tsquery`. */
export const websearchOf = ({ terms }: ParsedQuery): string =>
  terms
    .map(({ words, isPhrase, isExcluded }) => `${isExcluded ? "-" : ""}${isPhrase ? `"${words}"` : words}`)
    .join(" ");

/** A query's name or tag to look for: its words, or whom an operator names. */
export const nameIn = (parsed: ParsedQuery, query: string): string =>
  plainWords(parsed) === "" ? (parsed.from ?? parsed.tags[0] ?? query) : query.replace(/^[#@]/, "");

/** What a REST client searches for, in the words of `searchInput`: addresses leave nothing out. */
export const searchOf = (query: Readonly<Record<string, unknown>>): Record<string, unknown> => ({
  query: query["query"] ?? "",
  kind: query["kind"] || undefined,
  category: query["category"] || null,
});

/** What a REST client has typed so far. */
export const typedOf = (query: unknown): string => (typeof query === "string" ? query : "");
