import { rm } from "node:fs/promises";
import type { Admit, Upload } from "#server/core/upload";
import { invalid } from "#server/core/errors";
import { inOrder } from "#server/core/pages";
import { check } from "#server/core/validation";
import type { RequestContext, Viewer } from "#server/core/viewer";
import type { Db, Tx } from "#server/db/client";
import type { StoredImage, StoredMedia } from "#server/db/schema/images";
import type { Jobs } from "#server/platform/jobs/jobs";
import type { Limits } from "#server/platform/limits/limiter";
import { isPrivateKey } from "#server/platform/storage/storage";
import type { MediaAddresses } from "#server/features/media/addresses/addresses.service";
import type { MediaPlacementService } from "#server/features/media/placement/placement.service";
import type { MediaIntakeService } from "./media.intake.service.ts";
import {
  isAnimated,
  type MediaLimits,
  noSuchUpload,
  notAttachable,
  quotaExceeded,
  tooLarge,
  type UrlFor,
  type UrlOf,
} from "./media.model.ts";
import {
  attachMedia,
  deleteMediaOf,
  deleteWaiting,
  describeWaiting,
  insertMedia,
  keepStill,
  lockOwner,
  storedBytes,
} from "./media.queries.ts";
import { POST_IMAGE_MAX_BYTES, QUOTA_BYTES } from "./media.limits.rules.ts";
import { type MediaDescription, newMedia } from "./media.rules.ts";

const REMOVED_AT_ONCE = 500;

/** What a request for a video may contain beside it: its still, or a picture instead, and the texts of the form. */
const NOT_VIDEO_BYTES = 2 * POST_IMAGE_MAX_BYTES;

interface Parts {
  db: Db;
  jobs: Jobs;
  limits: Limits;
  intake: MediaIntakeService;
  addresses: MediaAddresses;
  placement: Pick<MediaPlacementService, "open">;
}

/** The fields that a client sends together with a file. */
interface Beside extends MediaDescription {
  /** A still of a video, made by the client's browser. */
  poster?: Upload | null;
  /** Whether the file is public at once, for something public that the same request stores. */
  isPublic?: boolean;
}

/** The side that a thing needs its files on; a post takes either, and places them by its visibility. */
type Side = "public" | "private" | "either";

/**
 * Lets members upload, attach, describe and discard files. A file is stored first and then gets its row, so that no row
 * is without its file; the sweep removes a file that gets none, or that nothing attaches within a day.
 */
export class MediaService {
  constructor(private readonly parts: Parts) {}

  /** Returns the absolute address of a stored file. It is bound, so that presenters can take it as a function. */
  readonly urlOf: UrlOf = (key) => this.parts.addresses.urlOf(key);

  /**
   * Returns the addresses for a viewer who may see the thing to which the file belongs: that of a private file is
   * signed for them.
   */
  readonly urlFor: UrlFor = (reader) => this.parts.addresses.urlFor(reader);

  /**
   * Returns the addresses for the viewer of this context. It reads the viewer for private files only, because others
   * have one address for all.
   */
  urlIn(context: Pick<RequestContext, "viewer">): UrlOf {
    return (key) => (isPrivateKey(key) ? this.urlFor(context.viewer)(key) : this.urlOf(key));
  }

  /** Returns an address of a private file for one member, valid for some minutes or the given seconds. */
  signedUrl(key: string, viewerId: number, ttl?: number): string {
    return this.parts.addresses.signedUrl(key, viewerId, ttl);
  }

  /**
   * Admits an upload. A request that is too long for pictures has a video in it, which is stored as it is; pictures
   * become smaller, so the bytes that they need are known when they are stored.
   */
  readonly admit: Admit = async (viewer, bytes) => {
    const { db, limits } = this.parts;
    await limits.consume("uploadsByMember", viewer.id);
    if ((await storedBytes(db, viewer.id)) + Math.max(1, (bytes ?? 0) - NOT_VIDEO_BYTES) > QUOTA_BYTES)
      throw quotaExceeded();
    return { giveBack: () => limits.giveBack("uploadsByMember", viewer.id) };
  };

  /**
   * Stores a picture or video that a member sent until something attaches it; a job makes its other sizes after the
   * answer. The sent files themselves are removed.
   */
  async store(
    viewer: Viewer,
    upload: Upload | null,
    limits: MediaLimits,
    { alt, poster, isPublic = false }: Beside = {},
  ): Promise<StoredMedia> {
    if (!upload) throw invalid({ file: [limits.refusal] });
    try {
      const draft = check(newMedia, { alt });
      if (upload.bytes > limits.maxBytes) throw tooLarge(limits);
      return await this.#keep(viewer, { upload, poster: poster ?? null, limits, alt: draft.alt, isPrivate: !isPublic });
    } finally {
      await rm(upload.path, { force: true });
      if (poster) await rm(poster.path, { force: true });
    }
  }

  /**
   * Attaches the viewer's own unattached files to what the transaction writes; returns them in the given order. Uploads
   * are private until something public attaches them (`open`).
   * @throws DomainError BAD_USER_INPUT under `mediaIds` for any other file.
   */
  async attach(tx: Tx, viewer: Viewer, mediaIds: readonly number[], side: Side): Promise<StoredMedia[]> {
    const ids = [...new Set(mediaIds)];
    if (ids.length === 0) return [];
    await lockOwner(tx, viewer.id);
    const attached = await attachMedia(tx, viewer.id, ids);
    return inOrder(ids, attached, ({ id }) => id).map((item) => {
      if (!item || (side !== "either" && isPrivateKey(item.key) !== (side === "private"))) throw notAttachable();
      return item;
    });
  }

  /**
   * Attaches a picture to a profile or a group, which show it still: of an animation only the first frame stays. Returns
   * null for a video.
   * @throws DomainError BAD_USER_INPUT under `mediaIds` as `attach` does.
   */
  async attachStill(tx: Tx, viewer: Viewer, mediaId: number): Promise<StoredImage | null> {
    const [item] = await this.attach(tx, viewer, [mediaId], "public");
    if (item?.type !== "image") return null;
    const { key, width, height, placeholder, renditions = [] } = await this.#still(tx, item);
    return { key, width, height, placeholder, renditions };
  }

  /** Makes the viewer's unattached files public, before a transaction attaches them to something public. */
  open(viewer: Viewer, mediaIds: readonly (number | null | undefined)[]): Promise<void> {
    return this.parts.placement.open(
      viewer,
      mediaIds.filter((id) => id != null),
    );
  }

  /**
   * Stores the description of an unattached file.
   * @throws DomainError NOT_FOUND for any other file.
   */
  async describe(viewer: Viewer, id: number, draft: MediaDescription): Promise<StoredMedia> {
    const described = await describeWaiting(this.parts.db, {
      id,
      ownerId: viewer.id,
      alt: check(newMedia, draft).alt,
    });
    if (!described) throw noSuchUpload();
    return described;
  }

  /**
   * Removes an unattached file, also from the draft that holds it.
   * @throws DomainError NOT_FOUND for any other file.
   */
  async discard(viewer: Viewer, id: number): Promise<void> {
    const { db, jobs, limits } = this.parts;
    await limits.consume("deletionsByMember", viewer.id);
    await db.transaction(async (tx) => {
      const keys = await deleteWaiting(tx, viewer.id, id);
      if (keys.length === 0) throw noSuchUpload();
      await jobs.enqueue(tx, "media.discard", { keys });
    });
  }

  /** Removes all files of a member who leaves: rows in the transaction, files after it. */
  async releaseAllOf(tx: Tx, memberId: number): Promise<void> {
    const keys = await deleteMediaOf(tx, memberId);
    for (let at = 0; at < keys.length; at += REMOVED_AT_ONCE)
      await this.parts.jobs.enqueue(tx, "media.remove", { keys: keys.slice(at, at + REMOVED_AT_ONCE) });
  }

  async #still(tx: Tx, item: StoredMedia): Promise<StoredMedia> {
    const still = isAnimated(item) ? await keepStill(tx, item.id) : null;
    if (!still) return item;
    const keys = [item.key, ...(item.renditions ?? []).map(({ key }) => key)];
    await this.parts.jobs.enqueue(tx, "media.discard", { keys });
    await this.#resizeLater(tx, item.id);
    return still;
  }

  #resizeLater(tx: Tx, mediaId: number): Promise<void> {
    return this.parts.jobs.enqueue(tx, "media.resize", { mediaId }, { maxAttempts: 5 });
  }

  async #keep(viewer: Viewer, { upload, poster, limits, alt, isPrivate }: Sent): Promise<StoredMedia> {
    const { db, intake } = this.parts;
    const file = await intake.take({ upload, poster, isPrivate }, limits);
    const stored = await db.transaction(async (tx) => {
      const row = await insertMedia(tx, { ...file, alt, ownerId: viewer.id }, QUOTA_BYTES);
      if (row?.type === "image") await this.#resizeLater(tx, row.id);
      return row;
    });
    if (stored) return stored;
    // Only this error means that no row was written; after any other failure the sweep decides.
    await intake.giveUp(file);
    throw quotaExceeded();
  }
}

interface Sent {
  upload: Upload;
  poster: Upload | null;
  limits: MediaLimits;
  alt: string | null;
  isPrivate: boolean;
}
