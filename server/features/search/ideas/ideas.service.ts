import { beginningOf } from "#server/core/words/beginning";
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
import { asksNothing, type ParsedQuery, parseQuery, plainWords, QUERY_MIN } from "#server/features/search/search.rules";
import { columnOfWords } from "./ideas.column.queries.ts";
import { excerptOf, markedWords, matchedIn } from "./ideas.highlight.model.ts";
import { matchAnyWord, matchIdeas } from "./ideas.matching.service.ts";
import type { IdeaQuestion, IdeaRow } from "./ideas.queries.ts";
import { ideasWhileTyping } from "./ideas.typing.queries.ts";

/** The first characters of a text stand in for the title of a post that has none. */
const TITLE_LENGTH = 80;
const EXCERPT_LENGTH = 200;
/** The beginning of a word is looked up from so many characters on. */
const BEGUN_MIN = 3;
/** Sorts after every character. */
const LAST = "\u{10FFFF}";
/** The cursor before the first idea of a list. */
export const FIRST_IDEA = { rank: Number.MAX_SAFE_INTEGER, id: Number.MAX_SAFE_INTEGER };

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
    const { asOf, rank, id } = cursor ?? { asOf: new Date().toISOString(), ...FIRST_IDEA };
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

  /** The ids of the posts that hold any of the words of a question, as typed; those that hold most of them first. */
  async answering(viewer: Viewer, query: ParsedQuery, limit: number): Promise<number[]> {
    const page = { category: null, asOf: new Date().toISOString(), ...FIRST_IDEA, limit, offset: 0 };
    const rows = await matchAnyWord(this.db, { query, question: { ...questionOf(viewer, query), ...page } });
    return rows.map(({ id }) => id);
  }

  /** Ideas that a member may look for, by what they have typed so far, or by corrected words if that finds none. */
  async whileTyping(viewer: Viewer, typed: string): Promise<Result[]> {
    const words = typed.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== "");
    const last = words.at(-1);
    if (last === undefined || words.join("").length < QUERY_MIN) return [];
    // Too many words begin with one or two characters: until there are three, only the words before are looked up.
    const isBegun = last.length >= BEGUN_MIN;
    const whole = words.slice(0, -1);
    const rows = await ideasWhileTyping(this.db, await columnOfWords(this.db), {
      viewer: viewer.id,
      typed,
      last: LAST,
      terms: JSON.stringify(whole.map((w) => [{ w }])),
      stem: isBegun ? last : (whole.at(-1) ?? ""),
      isBegun,
      patterns: words.map((word) => `\\m${word}`),
      limit: SUGGESTED,
    });
    const found = rows.length > 0 || !isBegun ? rows : await this.#corrected(viewer, typed);
    const posts = await this.#posts(viewer, found);
    return found.flatMap(({ id }) => {
      const post = posts.get(id);
      return post ? [{ ...ideaResult(post), title: markedWords(titleOf(post), words) }] : [];
    });
  }

  /** The ideas that the search finds for what was typed, by its words in other forms or corrected. */
  async #corrected(viewer: Viewer, typed: string): Promise<{ id: number }[]> {
    const query = parseQuery(typed);
    if (asksNothing(query)) return [];
    const page = { category: null, asOf: new Date().toISOString(), ...FIRST_IDEA, limit: SUGGESTED, offset: 0 };
    const { mode, rows } = await matchIdeas(
      this.db,
      { query, question: { ...questionOf(viewer, query), ...page } },
      null,
    );
    return mode === "any" ? [] : rows;
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
export function questionOf(viewer: Viewer, query: ParsedQuery) {
  const { from: author, tags, namedTags, before, after: since, hasImage, hasVideo, isBookmarked, group } = query;
  return {
    viewer: viewer.id,
    title: plainWords(query),
    author,
    tags,
    namedTags,
    before,
    since,
    hasImage,
    hasVideo,
    isBookmarked,
    group,
  } satisfies Partial<IdeaQuestion>;
}

const titleOf = (post: PostView) => post.title ?? beginningOf(post.content, TITLE_LENGTH);

/** An idea as a result, without marks. */
export function ideaResult(post: PostView): Result {
  const title = { text: titleOf(post), ranges: [] };
  const excerpt = { text: beginningOf(post.content, EXCERPT_LENGTH), ranges: [] };
  return { kind: "ideas", post, comment: null, user: null, tag: null, title, excerpt };
}

function toResult(post: PostView, row: IdeaRow): Result {
  const plain = ideaResult(post);
  return {
    ...plain,
    title: matchedIn(titleOf(post), row.matched),
    // A text without a match is represented by its beginning.
    excerpt: excerptOf(post.content, row.matched) ?? plain.excerpt,
  };
}
