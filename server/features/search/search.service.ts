import { numberedPage } from "#server/core/pages";
import { fromCursor, toCursor, toPageSize } from "#server/core/pagination";
import { literalPattern } from "#server/core/patterns";
import { check } from "#server/core/validation";
import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import type { PeopleService } from "#server/features/bonds/lists/lists.service";
import type { Person } from "#server/features/people/people.model";
import type { ProfilesService } from "#server/features/people/people.service";
import { toTag } from "#server/features/posts/posts.limits.rules";
import type { Limits } from "#server/platform/limits/limiter";
import { marked } from "#server/features/search/ideas/ideas.highlight.model";
import type { IdeasService } from "#server/features/search/ideas/ideas.service";
import { hintsOf } from "./search.hints.model.ts";
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
import { parseQuery, QUERY_MIN, type SearchInput, searchInput, type SearchKindName } from "./search.rules.ts";
import { findTags, nearTags, type TagRow } from "#server/features/search/tags/tags.queries";

interface Parts {
  db: Db;
  limits: Limits;
  ideas: IdeasService;
  people: PeopleService;
  profiles: ProfilesService;
}

type Find = (viewer: Viewer, query: string, slice: ResultSlice, category: string | null) => Promise<ResultPage>;

/** The cursor before the first tag of a list. */
const FIRST_TAG = { rank: Number.MAX_SAFE_INTEGER, name: "" };

/** Finds ideas, people and tags, and only those that the viewer may see. */
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
    return { ...(await this.#find[kind](viewer, query, slice, category ?? null)), hints: hintsOf(query) };
  }

  /** The same by the number of a page, for REST. */
  numberedPage(viewer: Viewer, input: SearchInput, page: number): Promise<AnsweredSearch> {
    return this.search(viewer, input, { ...numberedPage(page, PAGE_SIZE), after: null });
  }

  readonly #find: Record<SearchKindName, Find> = {
    ideas: (viewer, query, slice, category) => this.parts.ideas.page(viewer, parseQuery(query), category, slice),
    people: (viewer, query, slice) => this.#people(viewer, nameIn(parseQuery(query), query), slice),
    tags: (viewer, query, slice) => this.#tags(viewer, nameIn(parseQuery(query), query), slice),
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
    return this.#nearPeople(viewer, name, first);
  }

  /** The members whose names are near to this one. There is one page of them, which nothing follows. */
  async #nearPeople(viewer: Viewer, name: string, limit: number): Promise<ResultPage> {
    const rows = await nearPeople(this.parts.db, { viewer: viewer.id, name, limit });
    const ids = rows.map(({ id }) => id);
    const items = (await this.parts.profiles.byIds(viewer, ids)).flatMap((person) =>
      person instanceof Error ? [] : [{ cursor: toCursor(person), node: personResult(person, name) }],
    );
    return { items, hasNextPage: false, total: async () => items.length, isNear: items.length > 0 };
  }

  async #tags(viewer: Viewer, name: string, { first, after, offset = 0 }: ResultSlice): Promise<ResultPage> {
    const prefix = toTag(name.trim().replace(/^#/, "")).replace(/\s+/gu, "-");
    const pattern = `${prefix.length > QUERY_MIN ? "%" : ""}${literalPattern(prefix)}%`;
    const cursor = after == null ? FIRST_TAG : toTagCursor(after);
    const values = { viewer: viewer.id, prefix, pattern, ...cursor, limit: first + 1, offset };
    const results = await findTags(this.parts.db, values);
    const isNear = results.length === 0 && after == null && offset === 0;
    const rows = isNear ? await nearTags(this.parts.db, values) : results;
    const items = rows.slice(0, first).map((row) => ({ cursor: tagCursor(row), node: tagResult(row, prefix) }));
    const total = async () => rows[0]?.total ?? 0;
    return { items, hasNextPage: rows.length > first, total, isNear: isNear && rows.length > 0 };
  }
}

/** A member as a result. */
export const personResult = (user: Person, name: string): Result => ({
  kind: "people",
  post: null,
  tag: null,
  user,
  title: marked(user.name, name),
  excerpt: marked(`@${user.username}`, name.replace(/^@/, "")),
});

/** A tag as a result. */
export const tagResult = ({ name, postsCount }: TagView | TagRow, prefix: string): Result => ({
  kind: "tags",
  post: null,
  user: null,
  tag: { name, postsCount },
  title: marked(name, prefix),
  excerpt: null,
});
