import type { Upload } from "#server/core/upload";
import { kindOf } from "#server/platform/media/fileKind";
import { type Picture, PictureRefused, type Pictures } from "#server/platform/media/pictures";
import { type Extension, newKey, type Storage } from "#server/platform/storage/storage";
import { VideoRefused, type Videos } from "#server/platform/media/videos";
import { type MediaLimits, refused, refusedPicture, refusedVideo, tooLarge } from "./media.model.ts";
import { untakenFormat } from "./media.formats.rules.ts";
import {
  IMAGE_MAX_FRAMES,
  IMAGE_MAX_PIXELS,
  IMAGE_MAX_SIDE,
  IMAGE_TYPES,
  JPEG_MAX_PIXELS,
  POST_IMAGE_MAX_BYTES,
  POSTER_SIDE,
  VIDEO_TYPES,
} from "./media.limits.rules.ts";

interface Parts {
  storage: Storage;
  pictures: Pictures;
  videos: Videos;
}

/** A file as a client sent it. */
export interface SentFile {
  upload: Upload;
  /** For a video, the still that the client's browser made of it. */
  poster: Upload | null;
  isPrivate: boolean;
}

/** What is stored of a picture. */
type Form = Pick<MediaLimits["image"], "side" | "isStill">;

/** A stored file that has no row yet. */
export interface TakenFile {
  type: "image" | "video";
  key: string;
  thumbnailKey: string | null;
  width: number;
  height: number;
  placeholder: string | null;
  duration: number | null;
  /** The bytes of the file and its still. */
  bytes: number;
}

const EXTENSIONS: Record<(typeof VIDEO_TYPES)[number], Extension> = {
  "video/mp4": "mp4",
  "video/webm": "webm",
  "video/quicktime": "mov",
};

/** Checks files by their content, and stores what we make of them. */
export class MediaIntakeService {
  constructor(private readonly parts: Parts) {}

  /**
   * Checks and stores a file.
   * @throws DomainError for a file outside the limits; then nothing is stored.
   */
  async take(sent: SentFile, limits: MediaLimits): Promise<TakenFile> {
    const { upload, isPrivate } = sent;
    const kind = await kindOf(upload.path);
    const video = VIDEO_TYPES.find((type) => type === kind);
    if (video && limits.video) {
      if (upload.bytes > limits.video.maxBytes) throw tooLarge(limits.video);
      return this.#takeVideo(sent, EXTENSIONS[video]);
    }
    const untaken = untakenFormat(kind);
    if (untaken) throw refused(untaken);
    if (upload.bytes > limits.image.maxBytes) throw tooLarge(limits.image);
    if (!IMAGE_TYPES.some((type) => type === kind)) throw refused(limits.refusal);
    const { bytes, still, ...size } = await this.#makePicture(upload, limits.image);
    const thumbnailKey = still && newKey("webp", isPrivate);
    if (still && thumbnailKey) await this.parts.storage.put(thumbnailKey, still);
    const key = newKey("webp", isPrivate);
    await this.parts.storage.put(key, bytes);
    return {
      type: "image",
      key,
      thumbnailKey,
      duration: null,
      bytes: bytes.length + (still?.length ?? 0),
      ...size,
    };
  }

  /** Removes a stored file that got no row. */
  async giveUp({ key, thumbnailKey }: TakenFile): Promise<void> {
    await this.parts.storage.remove(key);
    if (thumbnailKey !== null) await this.parts.storage.remove(thumbnailKey);
  }

  async #takeVideo({ upload, poster, isPrivate }: SentFile, extension: Extension): Promise<TakenFile> {
    const facts = await this.parts.videos.take(upload.path).catch((error: unknown) => {
      throw error instanceof VideoRefused ? refusedVideo(error.fault) : error;
    });
    const still = poster && (await this.#makeStill(poster));
    const thumbnailKey = still && newKey("webp", isPrivate);
    if (still && thumbnailKey) await this.parts.storage.put(thumbnailKey, still.bytes);
    const key = newKey(extension, isPrivate);
    await this.parts.storage.put(key, upload.path);
    const bytes = upload.bytes + (still?.bytes.length ?? 0);
    return { type: "video", key, thumbnailKey, placeholder: still?.placeholder ?? null, bytes, ...facts };
  }

  /** Returns the still of a video; null when it is no picture, because the video is useful without one. */
  async #makeStill(poster: Upload): Promise<Picture | null> {
    if (poster.bytes > POST_IMAGE_MAX_BYTES) return null;
    return this.#make(poster, { side: POSTER_SIDE, isStill: true }).catch((error: unknown) => {
      if (error instanceof PictureRefused) return null;
      throw error;
    });
  }

  #makePicture(upload: Upload, form: Form): Promise<Picture> {
    return this.#make(upload, form).catch((error: unknown) => {
      throw error instanceof PictureRefused ? refusedPicture(error.fault) : error;
    });
  }

  #make(upload: Upload, { side, isStill }: Form): Promise<Picture> {
    const limits = {
      pixels: IMAGE_MAX_PIXELS,
      shrinkingPixels: JPEG_MAX_PIXELS,
      sentSide: IMAGE_MAX_SIDE,
      frames: IMAGE_MAX_FRAMES,
    };
    return this.parts.pictures.make(upload.path, { ...limits, kinds: IMAGE_TYPES, side, isStill });
  }
}
