import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { Db } from "#server/db/client";
import type { StoredRendition } from "#server/db/schema/images";
import { jpegOf, type Rendition, renditionsOf } from "#server/platform/media/pictures";
import { extensionOf, renditionKey, type Storage, typeOfKey } from "#server/platform/storage/storage";
import { lockOwner } from "#server/features/media/media.queries";
import { findPicture, type Picture, putOnGroups, putOnPosts, putOnUser, putRenditions } from "./renditions.queries.ts";
import { RENDITION_WIDTHS, SHARED_WIDTH } from "#server/features/media/media.limits.rules";

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
    const opened = await this.#open(mediaId);
    if (!opened) return;
    let { picture } = opened;
    let made: StoredRendition[] = [];
    for await (const { bytes, width, extension } of filesOf(await buffer(opened.file))) {
      const key = renditionKey(picture.key, width, extension);
      await this.parts.storage.put(key, bytes);
      made.push({ key, width, type: typeOfKey(key) });
    }
    while (made.length > 0 && !(await this.#publish(picture, made))) {
      // The picture was removed while its sizes were made, or it has another key now.
      const after = await findPicture(this.parts.db, mediaId);
      made = after && after.key !== picture.key ? await this.#follow(made, after.key) : await this.#drop(made);
      picture = after ?? picture;
    }
  }

  /** Finds a picture and its file; null for a removed one. Between the two the picture may get another key. */
  async #open(mediaId: number): Promise<{ picture: Picture; file: Readable } | null> {
    let picture = await findPicture(this.parts.db, mediaId);
    while (picture) {
      const file = await this.parts.storage.read(picture.key);
      if (file) return { picture, file };
      const after = await findPicture(this.parts.db, mediaId);
      picture = after?.key === picture.key ? null : after;
    }
    return null;
  }

  /** Moves sizes to keys that belong to the new key of their picture. */
  async #follow(made: StoredRendition[], pictureKey: string): Promise<StoredRendition[]> {
    const followed = made.map((one) => ({ ...one, key: renditionKey(pictureKey, one.width, extensionOf(one.key)) }));
    for (const [at, { key }] of followed.entries()) await this.parts.storage.copy(made[at]?.key ?? key, key);
    await this.#drop(made);
    return followed;
  }

  async #drop(made: StoredRendition[]): Promise<StoredRendition[]> {
    for (const { key } of made) await this.parts.storage.remove(key);
    return [];
  }

  /**
   * The owner's lock decides the order: a concurrent attachment either comes first and is updated here, or comes later
   * and reads the row.
   */
  async #publish(picture: Picture, made: StoredRendition[]): Promise<boolean> {
    const isThere = await this.parts.db.transaction(async (tx) => {
      await lockOwner(tx, picture.ownerId);
      if (!(await putRenditions(tx, picture, made))) return false;
      await putOnPosts(tx, picture, made);
      await putOnUser(tx, picture, made);
      return true;
    });
    // Not under the owner's lock: who changes a group takes its lock first, and that of the owner after it.
    if (isThere) await putOnGroups(this.parts.db, picture, made);
    return isThere;
  }
}

/** Makes the sizes that pages offer, and the JPEG that previews of links show. */
async function* filesOf(picture: Buffer): AsyncIterable<Rendition> {
  yield* renditionsOf(picture, RENDITION_WIDTHS);
  yield await jpegOf(picture, SHARED_WIDTH);
}
