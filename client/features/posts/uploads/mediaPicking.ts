import { whyNotPicture } from "#client/features/media/pictureCheck.ts";
import {
  NOT_A_MEDIUM,
  POST_IMAGE_MAX_BYTES,
  POST_VIDEO_MAX_BYTES,
  VIDEO_IS_BROKEN,
  VIDEO_TOO_LARGE,
} from "#server/features/media/media.limits.rules";

/**
 * Returns why a file cannot be attached to a post; null when it can. The server checks the content of the file; a
 * browser cannot judge videos, because the server takes formats that it does not play.
 */
export async function whyNotMedia(file: File): Promise<string | null> {
  if (file.type.startsWith("image/")) return whyNotPicture(file, POST_IMAGE_MAX_BYTES);
  if (!file.type.startsWith("video/")) return NOT_A_MEDIUM;
  if (file.size === 0) return VIDEO_IS_BROKEN;
  return file.size > POST_VIDEO_MAX_BYTES ? VIDEO_TOO_LARGE : null;
}
