import type { Viewer } from "#server/core/viewer";
import type { Db, Tx } from "#server/db/client";
import type { StoredImage, StoredMedia } from "#server/db/schema/images";
import { ignoreFailure } from "#server/core/rejections";
import type { Jobs } from "#server/platform/jobs/jobs";
import { extensionOf, isPrivateKey, newKey, renditionKey, type Storage } from "#server/platform/storage/storage";
import { lockOwner } from "#server/features/media/media.queries";
import { misplacedPost, misplacedPosts, type Move, putKeys, putOnPost, waitingFiles } from "./placement.queries.ts";

/** A file may change while it is copied; then it is copied again. */
const TRIES = 4;
const AT_ONCE = 100;
/** The time after which a job places files that the request itself could not. */
const NET_MS = 5_000;

interface Parts {
  db: Db;
  jobs: Jobs;
  storage: Storage;
}

/**
 * Moves files between the public and the private side, because their keys decide who can fetch them: a copy gets a key
 * of the other side, the rows are changed to it, and the former key ends. No transaction waits for the storage, so the
 * visibility of a post is stored first and its files follow at once; a job places what a crash or a storage without
 * answer has left.
 */
export class MediaPlacementService {
  constructor(private readonly parts: Parts) {}

  /** Makes waiting uploads public before something public attaches them. */
  async open(viewer: Viewer, mediaIds: readonly number[]): Promise<void> {
    if (mediaIds.length === 0) return;
    for (let tries = 0; tries < TRIES; tries++) {
      const files = await waitingFiles(this.parts.db, viewer.id, [...mediaIds]);
      const hidden = files.filter(({ key }) => isPrivateKey(key));
      if (hidden.length === 0) return;
      const moves = await this.#copy(hidden, false);
      const done = await this.#commit(viewer.id, moves, async (tx) => {
        for (const move of moves) if (!(await putKeys(tx, move, true))) return null;
        return [];
      });
      if (done) return;
    }
  }

  /**
   * Copies an upload of the viewer, who has not attached it, to a public file of its own, which no upload holds: the
   * community's logo stays when its uploader leaves. Returns null for anything else than a picture of theirs. A copy
   * that nothing uses is swept. Of an animation it is the still.
   */
  async publicCopy(viewer: Viewer, mediaId: number): Promise<StoredImage | null> {
    const [file] = await waitingFiles(this.parts.db, viewer.id, [mediaId]);
    if (file?.type !== "image") return null;
    const key = newKey(extensionOf(file.key), false);
    await this.parts.storage.copy(file.thumbnailKey ?? file.key, key);
    return { key, width: file.width, height: file.height, placeholder: file.placeholder };
  }

  /**
   * Schedules the placement of all misplaced files, in the transaction that misplaces some: after the time in which the
   * caller places them, or at once for a caller who does not.
   */
  async expect(tx: Tx, when: "later" | "now" = "later"): Promise<void> {
    const runAt = new Date(Date.now() + (when === "now" ? 0 : NET_MS));
    await this.parts.jobs.enqueue(tx, "media.place", {}, { key: "media.place", runAt });
  }

  /** Moves the files of a post to the side of its visibility; returns whether any was moved. */
  async placePost(id: number): Promise<boolean> {
    for (let tries = 0; tries < TRIES; tries++) {
      const post = await misplacedPost(this.parts.db, id);
      if (!post) return false;
      const isPrivate = !post.isPublic;
      const moves = await this.#copy(
        post.media.filter(({ key }) => isPrivateKey(key) !== isPrivate),
        isPrivate,
      );
      const placed = post.media.map((item) => moves.find(({ from }) => from === item)?.to ?? item);
      const done = await this.#commit(post.authorId, moves, async (tx) => {
        if (!(await putOnPost(tx, post, placed))) return null;
        const rowless: Move[] = [];
        for (const move of moves) if (!(await putKeys(tx, move, false))) rowless.push(move);
        return rowless;
      });
      if (done) return true;
    }
    throw new Error(`The files of post ${id} changed again and again.`);
  }

  /** Moves the files of all posts that are on the wrong side. */
  async placeAll(): Promise<void> {
    let ids: number[] = [];
    do {
      ids = await misplacedPosts(this.parts.db, ids.at(-1) ?? 0, AT_ONCE);
      for (const id of ids) await this.placePost(id);
    } while (ids.length > 0);
  }

  /** Copies files to keys of the other side. A file that is missing has no copy, and its new key leads nowhere too. */
  async #copy(items: readonly StoredMedia[], isPrivate: boolean): Promise<Move[]> {
    const moves = items.map((from) => ({ from, to: moved(from, isPrivate) }));
    await Promise.all(
      moves.flatMap(({ from, to }) => {
        const targets = keysOf(to);
        return keysOf(from).map((key, at) => this.parts.storage.copy(key, targets[at] ?? key));
      }),
    );
    return moves;
  }

  /**
   * Stores moves, and removes the former files after the commit; or the copies, when the rows have changed meanwhile.
   * @param store returns those moves whose files have no row, and may be used elsewhere; null means a change.
   */
  async #commit(ownerId: number, moves: Move[], store: (tx: Tx) => Promise<Move[] | null>): Promise<boolean> {
    const { db, jobs, storage } = this.parts;
    const keys = await db
      .transaction(async (tx) => {
        await lockOwner(tx, ownerId);
        const rowless = await store(tx);
        if (!rowless) throw new Changed();
        const shared = rowless.flatMap(({ from }) => keysOf(from));
        const own = moves.flatMap((move) => (rowless.includes(move) ? [] : keysOf(move.from)));
        if (own.length > 0) await jobs.enqueue(tx, "media.discard", { keys: own });
        if (shared.length > 0) await jobs.enqueue(tx, "media.remove", { keys: shared });
        return own;
      })
      .catch((error: unknown) => {
        if (error instanceof Changed) return null;
        throw error;
      });
    const over = keys ?? moves.flatMap(({ to }) => keysOf(to));
    // The jobs remove former files that the storage keeps now, and the sweep removes such copies.
    await Promise.all(over.map((key) => ignoreFailure(storage.remove(key), "expires")));
    return keys !== null;
  }
}

/** Rolls a transaction back: what it was to change is not as it was read. */
class Changed extends Error {}

const keysOf = ({ key, thumbnailKey, renditions = [] }: StoredMedia): string[] => [
  key,
  ...(thumbnailKey === null ? [] : [thumbnailKey]),
  ...renditions.map((made) => made.key),
];

/** Returns a file with new keys on one side. */
function moved(item: StoredMedia, isPrivate: boolean): StoredMedia {
  const key = newKey(extensionOf(item.key), isPrivate);
  return {
    ...item,
    key,
    thumbnailKey: item.thumbnailKey && newKey(extensionOf(item.thumbnailKey), isPrivate),
    ...(item.renditions && {
      renditions: item.renditions.map((made) => ({
        ...made,
        key: renditionKey(key, made.width, extensionOf(made.key)),
      })),
    }),
  };
}
