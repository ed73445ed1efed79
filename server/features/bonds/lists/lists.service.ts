import { invalid } from "#server/core/errors";
import { countsInOrder, inOrder, listValues, type Slice, sliceValues, toLists } from "#server/core/pages";
import { type Keyset, type Page, type Positioned, toPage } from "#server/core/pagination";
import { folded } from "#server/core/words/fold.rules";
import { beginningWith, containing } from "#server/core/words/patterns";
import { check } from "#server/core/validation";
import { type Viewer, viewerId } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import type { Person } from "#server/features/people/people.model";
import type { ProfilesService } from "#server/features/people/people.service";
import type { Limits } from "#server/platform/limits/limiter";
import { peopleCounts, peopleLists } from "./lists.queries.ts";
import {
  eachList,
  type ListName,
  MEMBER,
  type PeopleList,
  type PeopleRequest,
  type Relation,
  SHARED_TAGS_MAX,
  SUGGESTED_MAX,
  SUGGESTIONS_MAX,
  type SuggestionView,
  type Tab,
  type TieCounts,
} from "#server/features/bonds/bonds.model";
import { relationsTo, tieCountsOf } from "./lists.relations.queries.ts";
import { type PeopleSearch, searchQuery } from "#server/features/bonds/bonds.rules";
import { countEverybody, everybody, searchPeople } from "./lists.search.queries.ts";
import { dismiss, suggestPeople, type SuggestionRow } from "./lists.suggestions.queries.ts";

const STRANGERS: Relation = {
  state: "none",
  requestId: null,
  isFollowed: false,
  isBlocked: false,
  isMuted: false,
  mutedUntil: null,
};
const NOBODY: TieCounts = { bonds: 0, followers: 0, following: 0 };

/** Sorts after every character. */
const LAST = "\u{10FFFF}";

type Search = PeopleSearch["query"];

type ListBatch = (viewer: Viewer | null, lists: readonly PeopleRequest[]) => Promise<PeopleList[]>;
type CountBatch = (viewer: Viewer | null, ids: readonly number[]) => Promise<number[]>;

/** Finds people for members: by search, in lists and as suggestions. */
export class PeopleService {
  /** The lists of people that members have, each kind by one statement however many are requested. */
  readonly lists: Record<ListName, ListBatch>;
  /** The lengths of those lists for the viewer. */
  readonly counts: Record<ListName, CountBatch>;

  constructor(
    private readonly db: Db,
    private readonly profiles: ProfilesService,
    private readonly limits: Limits,
  ) {
    this.lists = eachList((list) => (viewer, requests) => this.#read(list, viewer, requests));
    this.counts = eachList((list) => (viewer, ids) => this.#count(list, viewer, ids));
  }

  /** Returns what each of these members is to the viewer. */
  readonly relations = async (viewer: Viewer | null, ids: readonly number[]): Promise<Relation[]> => {
    const rows = await relationsTo(this.db, { viewer: viewerId(viewer), ids: [...ids] });
    return inOrder(ids, rows, ({ id }) => id).map((row) => (row ? withoutId(row) : STRANGERS));
  };

  /** Counts the people in each relation to these members. */
  readonly tieCounts = async (viewer: Viewer | null, ids: readonly number[]): Promise<TieCounts[]> => {
    const rows = await tieCountsOf(this.db, { viewer: viewerId(viewer), ids: [...ids] });
    return inOrder(ids, rows, ({ id }) => id).map((row) => (row ? withoutId(row) : NOBODY));
  };

  /** Returns one of the viewer's lists, narrowed by a part of a name. */
  async listOf(
    viewer: Viewer,
    list: ListName,
    query: Search,
    { first, after, offset = 0 }: Slice,
  ): Promise<Page<Positioned<Person>>> {
    const search = await this.#searched(viewer, query);
    const [page] = await this.#read(list, viewer, [{ of: viewer.id, first, after, offset, search }]);
    const total = async () => (await this.#count(list, viewer, [viewer.id], search))[0] ?? 0;
    return { items: page?.items ?? [], hasNextPage: page?.hasNextPage ?? false, total };
  }

  /** Returns suggestions for the viewer, or else the people whom a search finds. */
  find(viewer: Viewer, { query, suggested, slice }: { query?: Search; suggested: boolean; slice: Slice }) {
    return suggested ? this.suggested(viewer, query, slice) : this.search(viewer, query, slice);
  }

  /** Returns a list of Friends & Connections. */
  connections(viewer: Viewer, tab: Tab, query: Search, slice: Slice): Promise<Page<Positioned<Person>>> {
    return tab === "suggested" ? this.#bestSuggested(viewer, query, slice) : this.listOf(viewer, tab, query, slice);
  }

  /**
   * Finds people by a part of their name: names that begin with it first, and among equals bonds. Without a text it
   * lists everybody, the last to join first.
   */
  async search(viewer: Viewer, query: Search, slice: Slice): Promise<Page<Positioned<Person>>> {
    const text = await this.#searched(viewer, query);
    const values = { viewer: viewer.id, ...sliceValues(slice) };
    if (text === null) {
      const rows = await everybody(this.db, values);
      return toPage(rows.map(positioned), slice.first, () => countIn(countEverybody(this.db, { viewer: viewer.id })));
    }
    const begin = folded(text);
    const match = { ...values, pattern: containing(begin), start: beginningWith(begin), begin, end: begin + LAST };
    const rows = await searchPeople(this.db, match);
    const count = async () =>
      (await searchPeople(this.db, { ...match, ...sliceValues({ first: 0, after: null }) }))[0]?.total;
    return toPage(rows.map(toFound), slice.first, async () => rows[0]?.total ?? (await count()) ?? 0);
  }

  /** Returns pages of strangers whom the viewer may want to know, best first. */
  async suggested(viewer: Viewer, query: Search, slice: Slice): Promise<Page<Positioned<Person>>> {
    const values = { viewer: viewer.id, pattern: patternOf(await this.#searched(viewer, query)) };
    const rows = await suggestPeople(this.db, { ...values, ...sliceValues(slice) });
    const count = async () =>
      (await suggestPeople(this.db, { ...values, ...sliceValues({ first: 0, after: null }) }))[0]?.total;
    return toPage(rows.map(toPositioned), slice.first, async () => rows[0]?.total ?? (await count()) ?? 0);
  }

  /** Returns the best suggestions, with the reasons for each. */
  async suggestions(viewer: Viewer, first: number): Promise<SuggestionView[]> {
    if (first < 1 || first > SUGGESTIONS_MAX)
      throw invalid({ first: [`A page can have 1 to ${SUGGESTIONS_MAX} items.`] });
    const values = { viewer: viewer.id, pattern: null, ...sliceValues({ first, after: null }) };
    return (await suggestPeople(this.db, values)).slice(0, first).map(toSuggestion);
  }

  /** Excludes a person from suggestions for ninety days. */
  async dismiss(viewer: Viewer, userId: number): Promise<number> {
    if (userId === viewer.id) throw invalid({ userId: [`${MEMBER} is you.`] });
    const { id } = await this.profiles.get(viewer, userId);
    await dismiss(this.db, viewer.id, id);
    return id;
  }

  /** Returns the first six suggestions and no more. */
  async #bestSuggested(viewer: Viewer, query: Search, slice: Slice): Promise<Page<Positioned<Person>>> {
    const best = await this.suggested(viewer, query, { first: SUGGESTED_MAX, after: null });
    const { after, first, offset = 0 } = slice;
    const from = after ? best.items.findIndex(({ position: { id } }) => id === after.id) + 1 : offset;
    const items = best.items.slice(from, from + first);
    return { items, hasNextPage: from + first < best.items.length, total: async () => best.items.length };
  }

  /** Returns the text of a search and counts it against the limit; null when everybody is requested. */
  async #searched(viewer: Viewer, query: Search): Promise<string | null> {
    const text = check(searchQuery, { query }).query;
    if (text !== null) await this.limits.consume("searchesByMember", viewer.id);
    return text;
  }

  async #read(list: ListName, viewer: Viewer | null, requests: readonly PeopleRequest[]): Promise<PeopleList[]> {
    // Lists of one batch differ only in whose lists they are.
    const [sample] = requests;
    const rows = await peopleLists[list](this.db, {
      viewer: viewerId(viewer),
      pattern: patternOf(sample?.search),
      offset: sample?.offset ?? 0,
      ...listValues(requests),
    });
    return toLists(requests, rows, ({ listNumber: _list, ...row }) => positioned(row));
  }

  async #count(list: ListName, viewer: Viewer | null, ids: readonly number[], search: string | null = null) {
    const pattern = patternOf(search);
    return countsInOrder(ids, await peopleCounts[list](this.db, { viewer: viewerId(viewer), pattern, ids }));
  }
}

const toFound = ({ total: _total, ...row }: Person & { since: string; total: number }) => positioned(row);

const patternOf = (search: string | null | undefined) => (search ? containing(folded(search)) : null);

const withoutId = <Row extends { id: number }>({ id: _id, ...row }: Row) => row;

const countIn = async (rows: Promise<{ count: number }[]>) => (await rows)[0]?.count ?? 0;

function positioned({ since, ...item }: Person & { since: string }): Positioned<Person> {
  const position: Keyset = { createdAt: since, id: item.id };
  return { position, item };
}

function toPositioned(row: SuggestionRow): Positioned<Person> {
  const { mutual: _mutual, groups: _groups, tags: _tags, neighbour: _neighbour, total: _total, ...person } = row;
  return positioned(person);
}

function toSuggestion({
  mutual,
  groups,
  tags,
  neighbour,
  total: _total,
  since: _since,
  ...user
}: SuggestionRow): SuggestionView {
  const sharedTags = tags ? tags.split(",").slice(0, SHARED_TAGS_MAX) : [];
  return { user, reason: reasonOf(), mutualBondsCount: mutual, sharedGroupsCount: groups, sharedTags };

  function reasonOf(): SuggestionView["reason"] {
    if (mutual > 0) return "mutual_bonds";
    if (groups > 0) return "shared_groups";
    if (sharedTags.length > 0) return "shared_tags";
    return neighbour ? "same_place" : "active";
  }
}
