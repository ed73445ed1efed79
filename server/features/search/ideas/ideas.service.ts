import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import type { PostView } from "#server/features/posts/posts.model";
import type { PostsService } from "#server/features/posts/posts.service";
import {
  ideaCursor,
  type Result,
  type ResultPage,
  type ResultSlice,
  SUGGESTED,
  toIdeaCursor,
} from "#server/features/search/search.model";
import { asksNothing, type ParsedQuery, plainWords, QUERY_MIN } from "#server/features/search/search.rules";
import { beginningOf, markedWords, unmarked } from "./ideas.highlight.model.ts";
import { matchAnyWord, matchIdeas } from "./ideas.matching.service.ts";
import type { IdeaQuestion, IdeaRow } from "./ideas.queries.ts";
import { ideasWhileTyping } from "./ideas.typing.queries.ts";

/** The first characters of a text stand in for the title of a post that has none. */
const TITLE_LENGTH = 80;
const EXCERPT_LENGTH = 200;
/** The end of a word may have so many characters beyond its stem in the index (`measurement` is stored as `measur`). */
const ENDING = 3;
/** A post counts as an answer from this share of the best rank on; a lower one is about something else. */
const NEAR_ENOUGH = 0.35;
/** Sorts after every character. */
const LAST = "\u{10FFFF}";
/** The cursor before the first idea of a list. */
const FIRST = { rank: Number.MAX_SAFE_INTEGER, id: Number.MAX_SAFE_INTEGER };

/** Finds ideas by their words. */
export class IdeasService {
  constructor(
    private readonly db: Db,
    private readonly posts: PostsService,
  ) {}

  /** A page of the ideas that a query finds: as typed, else with corrected words, else by any of them. */
  async page(viewer: Viewer, query: ParsedQuery, category: string | null, slice: ResultSlice): Promise<ResultPage> {
    const { first, after, offset = 0 } = slice;
    const cursor = after == null ? null : toIdeaCursor(after);
    if (asksNothing(query)) return { items: [], hasNextPage: false, total: async () => 0, isNear: false };
    const { asOf, rank, id } = cursor ?? { asOf: new Date().toISOString(), ...FIRST };
    const question = { ...questionOf(viewer, query), category, asOf, rank, id, limit: first + 1, offset };
    const { mode, rows } = await matchIdeas(this.db, { query, question }, cursor);
    const pageRows = rows.slice(0, first);
    const posts = await this.#posts(viewer, pageRows);
    const items = pageRows.flatMap((row) => {
      const post = posts.get(row.id);
      return post
        ? [{ cursor: ideaCursor({ mode, asOf, rank: row.rank, id: row.id }), node: toResult(post, row) }]
        : [];
    });
    const hasNextPage = rows.length > first;
    return { items, hasNextPage, total: async () => rows[0]?.total ?? 0, isNear: mode !== "exact" && items.length > 0 };
  }

  /** The ids of the posts that best answer a question in plain words, any of which counts; the best first. */
  async answering(viewer: Viewer, query: ParsedQuery, limit: number): Promise<number[]> {
    const page = { category: null, asOf: new Date().toISOString(), ...FIRST, limit, offset: 0 };
    const rows = await matchAnyWord(this.db, { query, question: { ...questionOf(viewer, query), ...page } });
    const least = (rows[0]?.rank ?? 0) * NEAR_ENOUGH;
    return rows.filter(({ rank }) => rank >= least).map(({ id }) => id);
  }

  /** Ideas that a member may look for, by what they have typed so far. */
  async whileTyping(viewer: Viewer, typed: string): Promise<Result[]> {
    const words = typed.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== "");
    const last = words.at(-1);
    if (last === undefined || words.join("").length < QUERY_MIN) return [];
    // Too many words begin with one or two characters: until there are three, only the words before are looked up.
    const whole = words.slice(0, -1);
    const isBegun = last.length >= ENDING;
    const stem = isBegun ? last.slice(0, Math.max(ENDING, last.length - ENDING)) : (whole.at(-1) ?? "");
    const rows = await ideasWhileTyping(this.db, {
      viewer: viewer.id,
      typed,
      last: LAST,
      words: [...whole, ...(isBegun ? [`${stem}:*`] : [])].join(" & "),
      stem,
      patterns: words.map((word) => `\\m${word}`),
      limit: SUGGESTED,
    });
    const posts = await this.#posts(viewer, rows);
    return rows.flatMap(({ id }) => {
      const post = posts.get(id);
      return post ? [{ ...ideaResult(post), title: markedWords(titleOf(post), words) }] : [];
    });
  }

  async #posts(viewer: Viewer, rows: readonly { id: number }[]): Promise<Map<number, PostView>> {
    if (rows.length === 0) return new Map();
    const matches = await this.posts.byIds(
      viewer,
      rows.map(({ id }) => id),
    );
    return new Map(matches.flatMap((post) => (post instanceof Error ? [] : [[post.id, post]])));
  }
}

/** Returns the conditions of a query beside its words. */
function questionOf(viewer: Viewer, query: ParsedQuery) {
  const { from: author, tags, before, after: since, hasImage } = query;
  return {
    viewer: viewer.id,
    title: plainWords(query),
    author,
    tags,
    before,
    since,
    hasImage,
  } satisfies Partial<IdeaQuestion>;
}

const titleOf = (post: PostView) => post.title ?? beginningOf(post.content, TITLE_LENGTH);

function ideaResult(post: PostView): Result {
  const title = { text: titleOf(post), ranges: [] };
  const excerpt = { text: beginningOf(post.content, EXCERPT_LENGTH), ranges: [] };
  return { kind: "ideas", post, user: null, tag: null, title, excerpt };
}

function toResult(post: PostView, row: IdeaRow): Result {
  const plain = ideaResult(post);
  const excerpt = unmarked(row.excerpt);
  return {
    ...plain,
    title: row.title === null ? plain.title : unmarked(row.title),
    // A text without a match is represented by its beginning.
    excerpt: excerpt.ranges.length > 0 ? excerpt : plain.excerpt,
  };
}
