import { ignoreFailure } from "#server/core/rejections";
import type { Keyset } from "#server/core/pagination";
import type { Viewer } from "#server/core/viewer";
import type { Db } from "#server/db/client";
import type { Caches, Memory } from "#server/cache/caches";
import { anchorOf, keepAnchor } from "./numbered.queries.ts";

/** A stored beginning is not stored again within this time, so it lasts a little less than `ANCHOR_MINUTES`. */
const STORED_MS = 60_000;
const STORED_MAX = 50_000;

/** Stores where the first pages of REST clients began, from which their later pages count. */
export class Beginnings {
  /** The newest post of a first page, by the viewer and the scope. */
  readonly #beginnings: Memory<string, number>;

  constructor(
    private readonly db: Db,
    caches: Pick<Caches, "memory">,
  ) {
    this.#beginnings = caches.memory({ name: "beginnings of lists", ms: STORED_MS, max: STORED_MAX });
  }

  /** Returns the position before which the viewer's first page began, while it is remembered. */
  async find(viewer: Viewer, scope: string): Promise<Keyset | null> {
    const [anchor] = await anchorOf(this.db, { viewer: viewer.id, scope });
    return anchor ? upTo(anchor) : null;
  }

  /** Stores where a first page began, unless it is stored already. */
  async store(viewer: Viewer, scope: string, newest: Keyset | undefined): Promise<void> {
    if (!newest) return;
    const { id } = newest;
    const key = `${viewer.id} ${scope}`;
    const store = async () => {
      await this.#keep(viewer, scope, newest);
      return id;
    };
    if ((await this.#beginnings.get(key, store)) === id) return;
    this.#beginnings.forget([key]);
    await this.#beginnings.get(key, store);
  }

  /** Stores the moment when a first page was read, for a list that is not in the order of time. */
  storeMoment(viewer: Viewer, scope: string, moment: string): Promise<void> {
    return this.#keep(viewer, scope, { createdAt: moment, id: 0 });
  }

  /** A database that is full or read-only still serves readers; their next page counts from the newest post then. */
  async #keep(viewer: Viewer, scope: string, { createdAt, id }: Keyset): Promise<void> {
    await ignoreFailure(keepAnchor(this.db, { viewer: viewer.id, scope, createdAt, id }), "optional");
  }
}

/** A page ends before its position, but the anchor itself belongs to the feed. */
export const upTo = ({ createdAt, id }: Keyset): Keyset => ({ createdAt, id: id + 1 });
