import type { Tx } from "#server/db/client";
import type { StoredImage, StoredMedia } from "#server/db/schema/images";
import type { Jobs } from "#server/platform/jobs/jobs";
import type { Storage } from "#server/platform/storage/storage";
import { deleteReleased, findByKeys } from "./cleanup.release.queries.ts";

interface Parts {
  jobs: Jobs;
  storage: Storage;
}

/** Removes files when the thing that showed them is deleted. */
export class MediaReleaseService {
  constructor(private readonly parts: Parts) {}

  /** Deletes rows in the transaction, and files after it. Nothing else uses the files: each belongs to one thing. */
  async release(tx: Tx, ownerId: number | null, items: readonly Pick<StoredMedia, "id">[]): Promise<void> {
    if (items.length === 0) return;
    const keys = await deleteReleased(
      tx,
      ownerId,
      items.map(({ id }) => id),
    );
    if (keys.length > 0) await this.parts.jobs.enqueue(tx, "media.discard", { keys });
  }

  /**
   * Releases former pictures of a profile or a group, which are known by their keys. Several members set those of a
   * group, so its pictures may be anybody's.
   */
  async releaseImages(tx: Tx, ownerId: number | null, images: readonly Pick<StoredImage, "key">[]): Promise<void> {
    if (images.length === 0) return;
    const keys = images.map(({ key }) => key);
    await this.release(tx, ownerId, await findByKeys(tx, ownerId, keys));
  }

  /** Removes files that nothing uses any more. */
  async discard(keys: string[]): Promise<void> {
    for (const key of keys) await this.parts.storage.remove(key);
  }
}
