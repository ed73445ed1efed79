import { rm } from "node:fs/promises";
import type { Upload } from "#server/core/upload";
import { check } from "#server/core/validation";
import type { Viewer } from "#server/core/viewer";
import type { Db, Tx } from "#server/db/client";
import type { StoredMedia } from "#server/db/schema";
import type { Jobs } from "#server/platform/jobs";
import type { Limits } from "#server/platform/limiter";
import { type Picture, PictureRefused, type PictureLimits, type Pictures } from "#server/platform/pictures";
import { newKey, type Storage } from "#server/platform/storage";
import {
  type MediaLimits,
  notAttachable,
  QUOTA_BYTES,
  quotaExceeded,
  refusedPicture,
  tooLarge,
  UNATTACHED_MS,
} from "./media.model.ts";
import {
  attachMedia,
  deleteMediaOf,
  deleteUnattached,
  insertMedia,
  registeredKeys,
  shownKeys,
} from "./media.queries.ts";
import { IMAGE_MAX_FRAMES, IMAGE_MAX_PIXELS, IMAGE_MAX_SIDE, IMAGE_TYPES, newMedia } from "./media.rules.ts";

const SWEEP_AT_ONCE = 500;

interface Parts {
  db: Db;
  jobs: Jobs;
  limits: Limits;
  storage: Storage;
  pictures: Pictures;
  /** Without a slash at its end. */
  publicUrl: string;
}

/**
 * What members can do with files. A file is stored first and gets its row then, so that no row is without its file;
 * a file that gets none, or that nothing takes within a day, is swept.
 */
export class MediaService {
  constructor(private readonly parts: Parts) {}

  /** Absolute address of a stored file. Bound, so that presenters take it as it is. */
  readonly urlOf = (key: string): string => `${this.parts.publicUrl}/media/${key}`;

  /** Keeps a picture that a member sent, until something attaches it. The sent file itself is gone afterwards. */
  async store(viewer: Viewer, upload: Upload, limits: MediaLimits, alt: unknown = null): Promise<StoredMedia> {
    try {
      const draft = check(newMedia, { alt });
      if (upload.bytes > limits.maxBytes) throw tooLarge(limits);
      await this.parts.limits.consume("uploadsByMember", viewer.id);
      const picture = await this.#makePicture(upload, limits);
      return await this.#keep(viewer, picture, draft.alt);
    } finally {
      await rm(upload.path, { force: true });
    }
  }

  /**
   * Makes the viewer's own, still waiting files part of what the transaction writes; they come back in the order given.
   * @throws DomainError BAD_USER_INPUT under `mediaIds` for any other file.
   */
  async attach(tx: Tx, viewer: Viewer, mediaIds: readonly number[]): Promise<StoredMedia[]> {
    const ids = [...new Set(mediaIds)];
    if (ids.length === 0) return [];
    const attached = new Map((await attachMedia(tx, viewer.id, ids)).map((item) => [item.id, item]));
    return ids.map((id) => {
      const item = attached.get(id);
      if (!item) throw notAttachable();
      return item;
    });
  }

  /** Gives up everything of a member who leaves: rows with the transaction, files behind it. */
  async releaseAllOf(tx: Tx, memberId: number): Promise<void> {
    const keys = await deleteMediaOf(tx, memberId);
    for (let at = 0; at < keys.length; at += SWEEP_AT_ONCE)
      await this.parts.jobs.enqueue(tx, "media.remove", { keys: keys.slice(at, at + SWEEP_AT_ONCE) });
  }

  /** Removes those of the files that nothing shows any more. */
  remove(keys: string[]): Promise<void> {
    return this.#removeStrays(keys);
  }

  /** Removes what waited for a day and became part of nothing, and files that nothing knows of. */
  async sweep(): Promise<void> {
    const before = new Date(Date.now() - UNATTACHED_MS);
    await this.#sweepUnattached(before);
    await this.#sweepStrays(before);
    await this.parts.storage.tidy(before);
  }

  async #makePicture(upload: Upload, { side }: MediaLimits): Promise<Picture> {
    const limits: PictureLimits = {
      kinds: IMAGE_TYPES,
      pixels: IMAGE_MAX_PIXELS,
      sentSide: IMAGE_MAX_SIDE,
      frames: IMAGE_MAX_FRAMES,
      side,
    };
    try {
      return await this.parts.pictures.make(upload.path, limits);
    } catch (error) {
      throw error instanceof PictureRefused ? refusedPicture(error.fault) : error;
    }
  }

  async #keep(viewer: Viewer, { bytes, ...size }: Picture, alt: string | null): Promise<StoredMedia> {
    const { db, storage } = this.parts;
    const key = newKey("webp");
    await storage.put(key, bytes);
    const file = { type: "image", key, thumbnailKey: null, alt, ...size } as const;
    const stored = await insertMedia(db, { ...file, ownerId: viewer.id, bytes: bytes.length }, QUOTA_BYTES);
    if (stored) return stored;
    // Only here is it known that no row was written: after any other failure the sweep decides.
    await storage.remove(key);
    throw quotaExceeded();
  }

  async #sweepUnattached(before: Date): Promise<void> {
    let keys: string[];
    do {
      keys = await deleteUnattached(this.parts.db, before.toISOString(), SWEEP_AT_ONCE);
      for (const key of keys) await this.parts.storage.remove(key);
    } while (keys.length > 0);
  }

  async #sweepStrays(before: Date): Promise<void> {
    let keys: string[] = [];
    for await (const { key, storedAt } of this.parts.storage.list()) {
      if (storedAt < before) keys.push(key);
      if (keys.length < SWEEP_AT_ONCE) continue;
      await this.#removeStrays(keys);
      keys = [];
    }
    await this.#removeStrays(keys);
  }

  async #removeStrays(keys: string[]): Promise<void> {
    if (keys.length === 0) return;
    const registered = await registeredKeys(this.parts.db, keys);
    const unregistered = keys.filter((key) => !registered.has(key));
    if (unregistered.length === 0) return;
    const shown = await shownKeys(this.parts.db, unregistered);
    for (const key of unregistered) if (!shown.has(key)) await this.parts.storage.remove(key);
  }
}
