import { fromCursor, toCursor, toPageRequest } from "#server/core/pagination";
import { check } from "#server/core/validation";
import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import type { PeopleService } from "#server/features/bonds/lists/lists.service";
import type { Person } from "#server/features/people/people.model";
import type { ProfilesService } from "#server/features/people/people.service";
import type { Limits } from "#server/platform/limits/limiter";
import { marked } from "#server/features/search/ideas/ideas.highlight.model";
import type { IdeasService } from "#server/features/search/ideas/ideas.service";
import {
  nameIn,
  PAGE_SIZE,
  type Result,
  type ResultPage,
  type TagView,
  tagCursor,
  tagPlaceOf,
} from "./search.model.ts";
import { nearPeople } from "./search.people.queries.ts";
import { parseQuery, QUERY_MIN, searchInput, type SearchKindName } from "./search.rules.ts";
import { findTags, nearTags, type TagRow } from "#server/features/search/tags/tags.queries";

interface Parts {
  db: Db;
  limits: Limits;
  ideas: IdeasService;
  people: PeopleService;
  profiles: ProfilesService;
}

/** Which part of a list is asked for: by a cursor or by a number. */
interface Slice {
  first: number;
  after?: string | null | undefined;
  offset?: number;
}

/** Comes behind every rank and every name. */
const FIRST_TAG = { rank: Number.MAX_SAFE_INTEGER, name: "" };

/** Finds ideas, people and tags, and only those that the viewer may see. */
export class SearchService {
  constructor(private readonly parts: Parts) {}

  /**
   * A page of what a query finds, best first.
   * @throws DomainError BAD_USER_INPUT for a query of less than 2 or more than 100 characters or a foreign cursor,
   *   RATE_LIMITED above 60 a minute.
   */
  async search(viewer: Viewer, input: Record<string, unknown>, slice: Slice): Promise<ResultPage> {
    const { query, kind, category } = check(searchInput, input);
    toPageRequest(slice.first, null);
    await this.parts.limits.consume("searchesByMember", viewer.id);
    return this.#find[kind](viewer, query, slice, category ?? null);
  }

  /** The same by the number of a page, for REST. */
  numberedPage(viewer: Viewer, input: Record<string, unknown>, page: number): Promise<ResultPage> {
    return this.search(viewer, input, { first: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
  }

  readonly #find: Record<
    SearchKindName,
    (viewer: Viewer, query: string, slice: Slice, category: string | null) => Promise<ResultPage>
  > = {
    ideas: (viewer, query, slice, category) => this.parts.ideas.page(viewer, parseQuery(query), category, slice),
    people: (viewer, query, slice) => this.#people(viewer, nameIn(parseQuery(query), query), slice),
    tags: (_viewer, query, slice) => this.#tags(nameIn(parseQuery(query), query), slice),
  };

  async #people(viewer: Viewer, name: string, { first, after, offset = 0 }: Slice): Promise<ResultPage> {
    const place = { first, after: after == null ? null : fromCursor(after), offset };
    const found =
      name.length < QUERY_MIN
        ? { items: [], hasNextPage: false, total: async () => 0 }
        : await this.parts.people.search(viewer, name, place);
    const items = found.items.map(({ place: at, item }) => ({ cursor: toCursor(at), node: personFound(item, name) }));
    if (items.length > 0 || after != null || offset > 0) return { ...found, items, isNear: false };
    const near = await nearPeople(this.parts.db, { viewer: viewer.id, name, limit: first });
    const people = (
      await this.parts.profiles.byIds(
        viewer,
        near.map(({ id }) => id),
      )
    ).flatMap((person) => (person instanceof Error ? [] : [person]));
    // There is one page of those who are near, which nothing follows.
    const edges = people.map((person) => ({
      cursor: toCursor(person),
      node: personFound(person, name),
    }));
    return { items: edges, hasNextPage: false, total: async () => edges.length, isNear: edges.length > 0 };
  }

  async #tags(name: string, { first, after, offset = 0 }: Slice): Promise<ResultPage> {
    const letters = name.trim().replace(/^#/, "").toLowerCase().replace(/\s+/gu, "-");
    const pattern = `${letters.length > QUERY_MIN ? "%" : ""}${letters.replace(/[\\%_]/g, "\\$&")}%`;
    const from = after == null ? FIRST_TAG : tagPlaceOf(after);
    const values = { letters, pattern, ...from, limit: first + 1, offset };
    const found = await findTags(this.parts.db, values);
    const isNear = found.length === 0 && after == null && offset === 0;
    const rows = isNear ? await nearTags(this.parts.db, values) : found;
    const items = rows.slice(0, first).map((row) => ({ cursor: tagCursor(row), node: tagFound(row, letters) }));
    const total = async () => rows[0]?.total ?? 0;
    return { items, hasNextPage: rows.length > first, total, isNear: isNear && rows.length > 0 };
  }
}

/** A member as a result. */
export const personFound = (user: Person, name: string): Result => ({
  kind: "people",
  post: null,
  tag: null,
  user,
  title: marked(user.name, name),
  excerpt: marked(`@${user.username}`, name.replace(/^@/, "")),
});

/** A tag as a result. */
export const tagFound = ({ name, postsCount }: TagView | TagRow, letters: string): Result => ({
  kind: "tags",
  post: null,
  user: null,
  tag: { name, postsCount },
  title: marked(name, letters),
  excerpt: null,
});
