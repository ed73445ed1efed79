import { DomainError, invalid, notFound, refusal } from "#server/core/errors";
import { CATEGORIES } from "#server/core/categories.rules";
import { parseId } from "#server/core/ids";
import { required, inOrder, type Slice, sliceValues } from "#server/core/pages";
import { toPage, type Page, type Positioned } from "#server/core/pagination";
import { folded } from "#server/core/words/fold.rules";
import { containing } from "#server/core/words/patterns";
import { isStorable } from "#server/core/text.rules";
import { check } from "#server/core/validation";
import { type Viewer, viewerId } from "#server/core/viewer";
import type { Db, Tx } from "#server/db/client";
import type { StoredImage } from "#server/db/schema/images";
import type { MediaReleaseService } from "#server/features/media/cleanup/cleanup.release.service";
import { NOT_AN_IMAGE } from "#server/features/media/media.limits.rules";
import type { MediaService } from "#server/features/media/media.service";
import type { Jobs } from "#server/platform/jobs/jobs";
import type { Limits } from "#server/platform/limits/limiter";
import { allGroups, countGroups } from "./groups.lists.queries.ts";
import { canManage, FEATURED, GROUP, NOT_YOURS_TO_MANAGE, type GroupFigures, type GroupView } from "./groups.model.ts";
import { countOwnGroups, featuredGroups, groupBySlug, groupsByIds, ownGroups, readFigures } from "./groups.queries.ts";
import { lockGroup } from "./groups.members.queries.ts";
import {
  groupChanges,
  type GroupChangesDraft,
  type GroupDraft,
  type GroupSearch,
  groupSearch,
  newGroup,
  NO_QUESTIONS_HERE,
  SLUG_TAKEN,
} from "./groups.rules.ts";
import { insertGroup, recount, isSlugTaken, lockCover, updateGroup } from "./groups.writing.queries.ts";

/** The time for which changes of the figures are collected before they are counted. */
const GATHER_MS = 2_000;

interface Parts {
  db: Db;
  jobs: Jobs;
  limits: Limits;
  media: MediaService;
  release: MediaReleaseService;
}

/** Lets members create, change and find groups. */
export class GroupsService {
  constructor(private readonly parts: Parts) {}

  /**
   * Creates a group.
   * @throws DomainError BAD_USER_INPUT naming each invalid field, including an address that is taken.
   */
  async create(viewer: Viewer, draft: GroupDraft): Promise<GroupView> {
    const { db, limits, media } = this.parts;
    const command = check(newGroup, draft);
    await limits.consume("groupsByMember", viewer.id);
    await media.open(viewer, [command.coverId]);
    const id = await db.transaction(async (tx) => {
      if (await isSlugTaken(tx, command.slug)) throw invalid({ slug: [SLUG_TAKEN] });
      const { coverId, ...group } = command;
      const made = await insertGroup(tx, viewer.id, {
        ...group,
        cover: (await this.#cover(tx, viewer, coverId)) ?? null,
      });
      await this.noteCounted(tx);
      return made;
    });
    return this.get(viewer, id);
  }

  /** Changes the fields that the draft contains and leaves the rest. */
  async edit(viewer: Viewer, id: number, draft: GroupChangesDraft): Promise<GroupView> {
    const { coverId, ...changes } = check(groupChanges, draft);
    await this.parts.limits.consume("editsByMember", viewer.id);
    await this.parts.media.open(viewer, [coverId]);
    await this.parts.db.transaction(async (tx) => {
      await lockGroup(tx, id);
      const before = await lockCover(tx, id);
      if (!before) throw notFound(GROUP);
      const group = await this.#find(tx, viewer, id);
      if (!canManage(group)) throw refusal("MANAGERS_ONLY", NOT_YOURS_TO_MANAGE);
      if (changes.questions?.length && group.visibility === "public") throw invalid({ questions: [NO_QUESTIONS_HERE] });
      const cover = await this.#cover(tx, viewer, coverId);
      await updateGroup(tx, id, { ...changesIn(changes), ...(cover !== undefined && { cover }) });
      // Whoever uploaded the former picture: nothing else shows it.
      if (cover !== undefined && before.cover) await this.parts.release.releaseImages(tx, null, [before.cover]);
      await this.noteCounted(tx);
    });
    return this.get(viewer, id);
  }

  /**
   * Returns a group, in a transaction if there is one.
   * @throws DomainError NOT_FOUND for no group.
   */
  get(viewer: Viewer, id: number, tx: Db | Tx = this.parts.db): Promise<GroupView> {
    return this.#find(tx, viewer, id);
  }

  /** Finds a group by its address; null when there is none. */
  async find(viewer: Viewer | null, slug: string): Promise<GroupView | null> {
    if (!isStorable(slug)) return null;
    const [group] = await groupBySlug(this.parts.db, { viewer: viewerId(viewer), slug });
    return group ?? null;
  }

  /**
   * Returns a group by its address, or by its id where no group has that address.
   * @throws DomainError NOT_FOUND for no group.
   */
  async getBySlug(viewer: Viewer, slug: string): Promise<GroupView> {
    const found = await this.find(viewer, slug);
    if (found) return found;
    const id = parseId(slug);
    return required(id === null ? null : await this.seenBy(viewer.id, id), GROUP);
  }

  /** Returns groups by their ids, in that order, by one statement; it serves a loader. */
  readonly byIds = async (viewer: Viewer | null, ids: readonly number[]): Promise<(GroupView | Error)[]> => {
    const rows = await groupsByIds(this.parts.db, { viewer: viewerId(viewer), ids: [...ids] });
    return inOrder(ids, rows, ({ id }) => id).map((group) => group ?? notFound(GROUP));
  };

  /** Finds a group as a member sees it, for an event that no request has asked for; null for no group. */
  async seenBy(memberId: number, id: number): Promise<GroupView | null> {
    const [group] = await groupsByIds(this.parts.db, { viewer: memberId, ids: [id] });
    return group ?? null;
  }

  /** Lists all groups, newest first, or those of a category or with a word in their name or description. */
  async list(viewer: Viewer, search: GroupSearch, slice: Slice): Promise<Page<Positioned<GroupView>>> {
    const wanted = wantedBy(search);
    const rows = await allGroups(this.parts.db, { viewer: viewer.id, ...wanted, ...sliceValues(slice) });
    const total = async () =>
      wanted.pattern === null && wanted.category === null
        ? (await this.figures()).groups
        : ((await countGroups(this.parts.db, wanted))[0]?.count ?? 0);
    return toPage(
      rows.map((item) => ({ position: item, item })),
      slice.first,
      total,
    );
  }

  /** Lists those of them that are the viewer's own, the last joined first. */
  async own(viewer: Viewer, search: GroupSearch, slice: Slice): Promise<Page<Positioned<GroupView>>> {
    const values = { viewer: viewer.id, ...wantedBy(search) };
    const rows = await ownGroups(this.parts.db, { ...values, ...sliceValues(slice) });
    const items = rows.map(({ joinedAt, ...item }) => ({ position: { createdAt: joinedAt, id: item.id }, item }));
    return toPage(items, slice.first, async () => {
      const [row] = await countOwnGroups(this.parts.db, values);
      return row?.count ?? 0;
    });
  }

  /** Returns the list that a REST call names: `mine`, `featured`, or all. */
  async scoped(viewer: Viewer, { scope, ...search }: GroupSearch & { scope: string }, slice: Slice) {
    if (scope === "featured") return { items: await this.featured(viewer, FEATURED), hasNextPage: false };
    const page = await (scope === "mine" ? this.own(viewer, search, slice) : this.list(viewer, search, slice));
    return { items: page.items.map(({ item }) => item), hasNextPage: page.hasNextPage };
  }

  /** Suggests groups that the viewer is not in. */
  featured(viewer: Viewer, limit: number): Promise<GroupView[]> {
    return featuredGroups(this.parts.db, { viewer: viewer.id, limit });
  }

  /** Returns the figures that the job counted last. */
  async figures(): Promise<GroupFigures> {
    const values = new Map((await readFigures(this.parts.db, {})).map(({ name, value }) => [name, value]));
    const figureOf = (name: string) => values.get(name) ?? 0;
    return {
      groups: figureOf("groups"),
      members: figureOf("members"),
      postsThisWeek: figureOf("posts_week"),
      activeToday: figureOf("active_day"),
      categories: CATEGORIES.map((category) => ({ category, groupsCount: figureOf(`category:${category}`) })),
    };
  }

  /** Schedules a count of the figures; one job serves all changes within a moment. */
  async noteCounted(tx: Tx): Promise<void> {
    const runAt = new Date(Date.now() + GATHER_MS);
    await this.parts.jobs.enqueue(tx, "groups.count", {}, { key: "groups.count", runAt });
  }

  countFigures(): Promise<void> {
    return recount(this.parts.db);
  }

  async #find(db: Db | Tx, viewer: Viewer, id: number): Promise<GroupView> {
    const [group] = await groupsByIds(db, { viewer: viewer.id, ids: [id] });
    return required(group, GROUP);
  }

  async #cover(tx: Tx, viewer: Viewer, id: number | null | undefined): Promise<StoredImage | null | undefined> {
    if (id === null || id === undefined) return id;
    const picture = await this.parts.media.attachStill(tx, viewer, id).catch((error: unknown) => {
      throw error instanceof DomainError ? invalid({ coverId: [error.message] }) : error;
    });
    if (!picture) throw invalid({ coverId: [NOT_AN_IMAGE] });
    return picture;
  }
}

function wantedBy(search: GroupSearch) {
  const { query, category } = check(groupSearch, search);
  return { pattern: query ? containing(folded(query)) : null, category: category ?? null };
}

/** Returns the fields of an object that are not undefined. */
function changesIn<T extends object>(changes: T) {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
