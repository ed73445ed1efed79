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

/** Makes the other sizes and formats of pictures after an upload was answered. */
export class MediaRenditionsService {
  constructor(private readonly parts: Parts) {}

  /**
   * Makes the sizes, and adds them to everything that uses the picture by now; a later attachment reads them from the
   * picture's row. Safe to repeat, because it writes the same files.
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
    // The picture was removed while its sizes were made.
    for (const { key } of made) await this.parts.storage.remove(key);
  }

  /**
   * The owner's lock decides the order: a concurrent attachment either comes first and is updated here, or comes later
   * and reads the row.
   */
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
