import { folded } from "#server/core/words/fold.rules";
import { slipsOf } from "#server/core/words/slips";
import { numberedPage } from "#server/core/pages";
import { fromCursor, toCursor, toPageSize } from "#server/core/pagination";
import { literalPattern } from "#server/core/words/patterns";
import { check } from "#server/core/validation";
import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import type { PeopleService } from "#server/features/bonds/lists/lists.service";
import type { Person } from "#server/features/people/people.model";
import type { ProfilesService } from "#server/features/people/people.service";
import { withoutSign } from "#server/features/posts/posts.limits.rules";
import type { Limits } from "#server/platform/limits/limiter";
import type { CommentSearchService } from "#server/features/search/comments/comments.service";
import { marked } from "#server/features/search/ideas/ideas.highlight.model";
import type { IdeasService } from "#server/features/search/ideas/ideas.service";
import { hintsOf } from "./search.hints.model.ts";
import { missingIn } from "./search.missing.service.ts";
import {
  type AnsweredSearch,
  nameIn,
  PAGE_SIZE,
  type Result,
  type ResultPage,
  type ResultSlice,
  type TagView,
  tagCursor,
  toTagCursor,
} from "./search.model.ts";
import { nearPeople } from "./search.people.queries.ts";
import {
  parseQuery,
  type ParsedQuery,
  QUERY_MIN,
  type SearchInput,
  searchInput,
  type SearchKindName,
  withoutGroup,
} from "./search.rules.ts";
import { findTags, nearTags, type TagRow } from "#server/features/search/tags/tags.queries";

interface Parts {
  db: Db;
  limits: Limits;
  ideas: IdeasService;
  comments: CommentSearchService;
  people: PeopleService;
  profiles: ProfilesService;
}

interface Request {
  viewer: Viewer;
  query: string;
  parsed: ParsedQuery;
  slice: ResultSlice;
  category: string | null;
}
type Find = (request: Request) => Promise<ResultPage>;

/** The cursor before the first tag of a list. */
const FIRST_TAG = { rank: Number.MAX_SAFE_INTEGER, name: "" };

/** Finds ideas, comments, people and tags, and only those that the viewer may see. */
export class SearchService {
  constructor(private readonly parts: Parts) {}

  /**
   * A page of what a query finds, best first.
   * @throws DomainError BAD_USER_INPUT for a query that is too short or too long or a foreign cursor, RATE_LIMITED for
   *   too many searches a minute.
   */
  async search(viewer: Viewer, input: SearchInput, slice: ResultSlice): Promise<AnsweredSearch> {
    const { query, kind, category } = check(searchInput, input);
    toPageSize(slice.first);
    await this.parts.limits.consume("searchesByMember", viewer.id);
    const missing = await missingIn(this.parts, viewer, query);
    const typed = parseQuery(query);
    const parsed = missing.some(({ token }) => token === `in:${typed.group}`) ? withoutGroup(typed) : typed;
    const page = await this.#find[kind]({ viewer, query, parsed, slice, category: category ?? null });
    return { ...page, hints: hintsOf(query, missing) };
  }

  /** The same by the number of a page, for REST. */
  numberedPage(viewer: Viewer, input: SearchInput, page: number): Promise<AnsweredSearch> {
    return this.search(viewer, input, { ...numberedPage(page, PAGE_SIZE), after: null });
  }

  readonly #find: Record<SearchKindName, Find> = {
    ideas: ({ viewer, parsed, category, slice }) => this.parts.ideas.page(viewer, parsed, category, slice),
    comments: ({ viewer, parsed, category, slice }) => this.parts.comments.page(viewer, parsed, category, slice),
    people: ({ viewer, parsed, query, slice }) => this.#people(viewer, nameIn(parsed, query), slice),
    tags: ({ viewer, parsed, query, slice }) => this.#tags(viewer, nameIn(parsed, query), slice),
  };

  async #people(viewer: Viewer, name: string, { first, after, offset = 0 }: ResultSlice): Promise<ResultPage> {
    const slice = { first, after: after == null ? null : fromCursor(after), offset };
    const results =
      name.length < QUERY_MIN
        ? { items: [], hasNextPage: false, total: async () => 0 }
        : await this.parts.people.search(viewer, name, slice);
    const items = results.items.map(({ position, item }) => ({
      cursor: toCursor(position),
      node: personResult(item, name),
    }));
    if (items.length > 0 || after != null || offset > 0) return { ...results, items, isNear: false };
    return this.peopleNear(viewer, name, first);
  }

  /** The members whose names are near to this one. There is one page of them, which nothing follows. */
  async peopleNear(viewer: Viewer, name: string, limit: number): Promise<ResultPage> {
    const rows = await nearPeople(this.parts.db, { viewer: viewer.id, name, slips: slipsOf(folded(name)), limit });
    const ids = rows.map(({ id }) => id);
    const items = (await this.parts.profiles.byIds(viewer, ids)).flatMap((person) =>
      person instanceof Error ? [] : [{ cursor: toCursor(person), node: personResult(person, name) }],
    );
    return { items, hasNextPage: false, total: async () => items.length, isNear: items.length > 0 };
  }

  async #tags(viewer: Viewer, name: string, { first, after, offset = 0 }: ResultSlice): Promise<ResultPage> {
    const prefix = tagPrefix(name);
    const pattern = `${prefix.length > QUERY_MIN ? "%" : ""}${literalPattern(prefix)}%`;
    const cursor = after == null ? FIRST_TAG : toTagCursor(after);
    const values = { viewer: viewer.id, prefix, pattern, ...cursor, limit: first + 1, offset };
    const results = await findTags(this.parts.db, values);
    if (results.length === 0 && after == null && offset === 0) return this.tagsNear(viewer, name, first);
    return { ...pageOfTags(results, prefix, first), isNear: false };
  }

  /** The tags that are near to this one. There is one page of them, which nothing follows. */
  async tagsNear(viewer: Viewer, name: string, limit: number): Promise<ResultPage> {
    const prefix = tagPrefix(name);
    const values = {
      viewer: viewer.id,
      prefix,
      pattern: prefix,
      slips: slipsOf(prefix),
      ...FIRST_TAG,
      limit,
      offset: 0,
    };
    const rows = await nearTags(this.parts.db, values);
    return { ...pageOfTags(rows, prefix, limit), total: async () => rows.length, isNear: rows.length > 0 };
  }
}

/** A typed tag as the names of tags are compared. */
const tagPrefix = (name: string) => folded(withoutSign(name.trim())).replace(/\s+/gu, "-");

const pageOfTags = (rows: readonly TagRow[], prefix: string, first: number) => ({
  items: rows
    .slice(0, first)
    .map((row) => ({ cursor: tagCursor({ rank: row.rank, name: row.key }), node: tagResult(row, prefix) })),
  hasNextPage: rows.length > first,
  total: async () => rows[0]?.total ?? 0,
});

/** A member as a result. */
export const personResult = (user: Person, name: string): Result => ({
  kind: "people",
  post: null,
  comment: null,
  tag: null,
  user,
  title: marked(user.name, name),
  excerpt: marked(`@${user.username}`, name.replace(/^@/, "")),
});

/** A tag as a result. */
export const tagResult = ({ name, postsCount }: TagView | TagRow, prefix: string): Result => ({
  kind: "tags",
  post: null,
  comment: null,
  user: null,
  tag: { name, postsCount },
  title: marked(name, prefix),
  excerpt: null,
});
