import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import type { PostView } from "#server/features/posts/posts.model";
import type { PostsService } from "#server/features/posts/posts.service";
import { beginningOf, markedWords, unmarked } from "./ideas.highlight.model.ts";
import { type Access, findIdeas, type IdeaQuestion, type IdeaRow } from "./ideas.queries.ts";
import { mendWords } from "./ideas.mending.queries.ts";
import {
  type IdeaPlace,
  ideaCursor,
  ideaPlaceOf,
  type Mode,
  type Result,
  type ResultPage,
  SUGGESTED,
  websearchOf,
} from "#server/features/search/search.model";
import { asksNothing, type ParsedQuery, plainWords, QUERY_MIN } from "#server/features/search/search.rules";
import { ideasWhileTyping } from "./ideas.typing.queries.ts";

/** Which part of a list is asked for: by a cursor or by a number. */
interface Slice {
  first: number;
  after?: string | null | undefined;
  offset?: number;
}

type Found = { mode: Mode; rows: IdeaRow[] };

/** Of a post without a title, what stands in for it. */
const TITLE_LENGTH = 80;
const EXCERPT_LENGTH = 200;
/** Letters that the end of a word may have beyond what the index knows of it (`measurement` is known as `measur`). */
const ENDING = 3;
/** Of what answers best, the share that answers at all: a post with one of many words is about something else. */
const NEAR_ENOUGH = 0.35;
const LAST = "\u{10FFFF}";

/** Finds ideas by their words. */
export class IdeasService {
  constructor(
    private readonly db: Db,
    private readonly posts: PostsService,
  ) {}

  /** A page of the ideas that a query finds: as typed, else with its words mended, else by any of them. */
  async page(viewer: Viewer, query: ParsedQuery, category: string | null, slice: Slice): Promise<ResultPage> {
    const { first, after, offset = 0 } = slice;
    const place = after == null ? null : ideaPlaceOf(after);
    if (asksNothing(query)) return { items: [], hasNextPage: false, total: async () => 0, isNear: false };
    const asOf = place?.asOf ?? new Date().toISOString();
    const asked: IdeaQuestion = {
      viewer: viewer.id,
      title: plainWords(query),
      author: query.from,
      tags: query.tags,
      before: query.before,
      since: query.after,
      hasImage: query.hasImage,
      category,
      asOf,
      rank: place?.rank ?? Number.MAX_SAFE_INTEGER,
      id: place?.id ?? Number.MAX_SAFE_INTEGER,
      limit: first + 1,
      offset,
    };
    const { mode, rows } = await this.#rows(query, asked, place);
    const shown = rows.slice(0, first);
    const posts = await this.#posts(viewer, shown);
    const items = shown.flatMap((row) => {
      const post = posts.get(row.id);
      return post
        ? [{ cursor: ideaCursor({ mode, asOf, rank: row.rank, id: row.id }), node: toResult(post, row) }]
        : [];
    });
    const hasNextPage = rows.length > first;
    return { items, hasNextPage, total: async () => rows[0]?.total ?? 0, isNear: mode !== "exact" && items.length > 0 };
  }

  /** The best posts to a question that is asked in plain words: any of them counts. Ids, the best first. */
  async answering(viewer: Viewer, query: ParsedQuery, limit: number): Promise<number[]> {
    const start = { rank: Number.MAX_SAFE_INTEGER, id: Number.MAX_SAFE_INTEGER, limit, offset: 0 };
    const asked: IdeaQuestion = {
      viewer: viewer.id,
      title: plainWords(query),
      author: query.from,
      tags: query.tags,
      before: query.before,
      since: query.after,
      hasImage: query.hasImage,
      category: null,
      asOf: new Date().toISOString(),
      ...start,
    };
    const rows = await this.#any(query, asked, await this.#mended(query, viewer.id));
    const least = (rows[0]?.rank ?? 0) * NEAR_ENOUGH;
    return rows.filter(({ rank }) => rank >= least).map(({ id }) => id);
  }

  /** Ideas that somebody may mean who has typed so far. */
  async whileTyping(viewer: Viewer, typed: string): Promise<Result[]> {
    const words = typed.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== "");
    const last = words.at(-1);
    if (last === undefined || words.join("").length < QUERY_MIN) return [];
    // Too many words begin with one or two letters: until there are three, only the words before are looked up.
    const whole = words.slice(0, -1);
    const isBegun = last.length >= ENDING;
    const stem = isBegun ? last.slice(0, Math.max(ENDING, last.length - ENDING)) : (whole.at(-1) ?? "");
    const found = await ideasWhileTyping(this.db, {
      viewer: viewer.id,
      typed,
      last: LAST,
      words: [...whole, ...(isBegun ? [`${stem}:*`] : [])].join(" & "),
      stem: `${stem}%`,
      patterns: words.map((word) => `\\m${word}`),
      limit: SUGGESTED,
    });
    const posts = await this.#posts(viewer, found);
    return found.flatMap(({ id }) => {
      const post = posts.get(id);
      return post ? [{ ...ideaResult(post), title: markedWords(titleOf(post), words) }] : [];
    });
  }

  /** The first of the three ways that finds anything; further pages stay with the way of their first. */
  async #rows(query: ParsedQuery, asked: IdeaQuestion, place: IdeaPlace | null): Promise<Found> {
    const words = plainWords(query);
    const exact = () => this.#find(query, "exact", { ...asked, text: websearchOf(query), words });
    if (place?.mode === "exact" || words === "") return { mode: "exact", rows: await exact() };
    const typed = place ? [] : await exact();
    if (typed.length > 0 || (asked.offset > 0 && (await this.#isAny("exact", query, asked, websearchOf(query), words))))
      return { mode: "exact", rows: typed };
    const mended = await this.#mended(query, asked.viewer);
    if (mended.isMended && place?.mode !== "any") {
      const text = mended.words.map((choices) => `(${choices.join(" | ")})`).join(" & ");
      const rows = await this.#find(query, "mended", { ...asked, text, words: mended.all });
      const isIt = rows.length > 0 || place?.mode === "mended";
      if (isIt || (asked.offset > 0 && (await this.#isAny("mended", query, asked, text, mended.all))))
        return { mode: "mended", rows };
    }
    return { mode: "any", rows: await this.#any(query, asked, mended) };
  }

  #find(query: ParsedQuery, mode: Mode, values: IdeaQuestion & { text: string; words: string }): Promise<IdeaRow[]> {
    return findIdeas(this.db, accessOf(query), mode, { ...values });
  }

  /** Whether a way finds anything at all, where a later page of it is empty. */
  async #isAny(mode: Mode, query: ParsedQuery, asked: IdeaQuestion, text: string, words: string): Promise<boolean> {
    const rows = await this.#find(query, mode, { ...asked, text, words, offset: 0, limit: 1 });
    return rows.length > 0;
  }

  #any(query: ParsedQuery, asked: IdeaQuestion, mended: Mended): Promise<IdeaRow[]> {
    const excluded = { ...query, terms: query.terms.filter(({ isExcluded }) => isExcluded) };
    return this.#find(query, "any", { ...asked, text: websearchOf(excluded), words: mended.all });
  }

  /** Each word of a query, or those that it may have been meant for where nobody uses it. */
  async #mended(query: ParsedQuery, viewer: number): Promise<Mended> {
    const words = [...new Set(plainWords(query).split(" "))].filter((word) => word !== "");
    const rows = words.length > 0 ? await mendWords(this.db, { viewer, words }) : [];
    const choices = rows.map(({ word, isKnown, near }) => (isKnown ? [word] : near.length > 0 ? near : [word]));
    return {
      words: choices.map((one) => one.map((word) => word.replace(/-/g, " <-> "))),
      all: choices.flat().join(" "),
      isMended: rows.some(({ isKnown, near }) => !isKnown && near.length > 0),
    };
  }

  async #posts(viewer: Viewer, rows: readonly { id: number }[]): Promise<Map<number, PostView>> {
    if (rows.length === 0) return new Map();
    const found = await this.posts.byIds(
      viewer,
      rows.map(({ id }) => id),
    );
    return new Map(found.flatMap((post) => (post instanceof Error ? [] : [[post.id, post]])));
  }
}

interface Mended {
  /** Of each word those that it may stand for, as `to_tsquery` takes them. */
  words: string[][];
  all: string;
  isMended: boolean;
}

/** The way that finds the fewest candidates. */
function accessOf({ from, tags, terms }: ParsedQuery): Access {
  if (from !== null) return "author";
  if (tags.length > 0) return "tags";
  return terms.some(({ isExcluded }) => !isExcluded) ? "words" : "newest";
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
    // Where nothing of the text itself was found, it is shown from its beginning.
    excerpt: excerpt.ranges.length > 0 ? excerpt : plain.excerpt,
  };
}
