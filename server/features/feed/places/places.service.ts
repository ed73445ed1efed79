import { notFound } from "#server/core/errors";
import { required } from "#server/core/pages";
import { ignoreFailure } from "#server/core/rejections";
import { check } from "#server/core/validation";
import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import type { Tab } from "#server/features/feed/feed.model";
import type { Limits } from "#server/platform/limits/limiter";
import type { Caches, Memory } from "#server/cache/caches";
import { type FeedMemory, type PlaceView, POST } from "./places.model.ts";
import { memoryOf, type MemoryRow, noteVisit, saveOrder, savePlace } from "./places.queries.ts";
import { feedOrder, type FeedOrderInput, feedPlace, type FeedPlaceInput } from "./places.rules.ts";

interface Parts {
  db: Db;
  caches: Pick<Caches, "memory">;
  limits: Limits;
}

/** A visit that was noted is not noted again within this time. */
const NOTED_MS = 5 * 60_000;
const NOTED_MAX = 50_000;

/** Remembers where members are in their feed, and in which order they read it, on all their devices. */
export class PlacesService {
  readonly #noted: Memory<number, true>;

  constructor(private readonly parts: Parts) {
    this.#noted = parts.caches.memory({ name: "noted visits", ms: NOTED_MS, max: NOTED_MAX });
  }

  /** Returns what is remembered of the viewer's feed. */
  async get(viewer: Viewer): Promise<FeedMemory> {
    const rows = await memoryOf(this.parts.db, { viewer: viewer.id });
    const { hasFollowing, order, since } = required(rows[0], "This member");
    return {
      hasFollowing,
      order,
      since,
      everything: placeIn(rows, "everything"),
      following: placeIn(rows, "following"),
    };
  }

  /**
   * Stores where the viewer is in a tab. The newest post that they have seen stays the newest.
   * @throws DomainError NOT_FOUND for a post that the viewer may not see.
   */
  async setPlace(viewer: Viewer, input: FeedPlaceInput): Promise<FeedMemory> {
    const { scope, postId } = check(feedPlace, input);
    await this.parts.limits.consume("feedPlacesByMember", viewer.id);
    const stored = await savePlace(this.parts.db, { viewer: viewer.id, scope, post: postId });
    if (stored.length === 0) throw notFound(POST);
    return this.get(viewer);
  }

  /** Stores the order in which the viewer reads their feed. */
  async setOrder(viewer: Viewer, input: FeedOrderInput): Promise<FeedMemory> {
    const { order } = check(feedOrder, input);
    await this.parts.limits.consume("feedPlacesByMember", viewer.id);
    await saveOrder(this.parts.db, viewer.id, order);
    return this.get(viewer);
  }

  /** Notes that the viewer reads their feed, once in a few minutes. A database that takes no writes still serves readers. */
  async noteVisit(viewer: Viewer): Promise<void> {
    await this.#noted.get(viewer.id, async () => {
      await ignoreFailure(Promise.resolve(noteVisit(this.parts.db, { viewer: viewer.id })), "optional");
      return true;
    });
  }
}

function placeIn(rows: readonly MemoryRow[], tab: Tab): PlaceView | null {
  const row = rows.find(({ scope }) => scope === tab);
  if (!row?.postId || !row.createdAt || !row.newestId || !row.newestCreatedAt || !row.updatedAt) return null;
  const { postId, createdAt, newestId, newestCreatedAt, updatedAt } = row;
  return { postId, createdAt, newestId, newestCreatedAt, updatedAt };
}
