import { buffer } from "node:stream/consumers";
import type { Db } from "#server/db/client";
import type { StoredRendition } from "#server/db/schema/images";
import { renditionsOf } from "#server/platform/media/pictures";
import { renditionKey, type Storage, typeOfKey } from "#server/platform/storage/storage";
import { lockOwner } from "#server/features/media/media.queries";
import { findPicture, putOnPosts, putOnUser, putRenditions } from "./renditions.queries.ts";
import { RENDITION_WIDTHS } from "#server/features/media/media.limits.rules";

interface Parts {
  db: Db;
  storage: Storage;
}

/** The other sizes and formats of pictures, which are made behind the answer to an upload. */
export class MediaRenditionsService {
  constructor(private readonly parts: Parts) {}

  /**
   * Makes them, and tells whatever shows the picture by now; what attaches it later takes them from its row. Doing it
   * again writes the same files.
   */
  async make(mediaId: number): Promise<void> {
    const picture = await findPicture(this.parts.db, mediaId);
    const file = picture && (await this.parts.storage.read(picture.key));
    if (!file) return;
    const made: StoredRendition[] = [];
    for await (const { bytes, width, extension } of renditionsOf(await buffer(file), RENDITION_WIDTHS)) {
      const key = renditionKey(picture.key, width, extension);
      await this.parts.storage.put(key, bytes);
      made.push({ key, width, type: typeOfKey(key) });
    }
    if (made.length === 0 || (await this.#publish(picture, made))) return;
    // The picture went while its sizes were made.
    for (const { key } of made) await this.parts.storage.remove(key);
  }

  /** Under the owner's lock: an attachment at the same time comes either before it, and is told, or after, and reads the row. */
  #publish(picture: { id: number; ownerId: number; key: string }, made: StoredRendition[]): Promise<boolean> {
    return this.parts.db.transaction(async (tx) => {
      await lockOwner(tx, picture.ownerId);
      if (!(await putRenditions(tx, picture.id, made))) return false;
      await putOnPosts(tx, picture, made);
      await putOnUser(tx, picture, made);
      return true;
    });
  }
}
