import { takenPicture, type Taken, typeOf } from "#client/features/media/takenPicture.ts";
import {
  NOT_A_MEDIUM,
  POST_IMAGE_MAX_BYTES,
  POST_VIDEO_MAX_BYTES,
  VIDEO_IS_BROKEN,
  VIDEO_TOO_LARGE,
} from "#server/features/media/media.limits.rules";

/**
 * Returns a file as it will be attached to a post, or why it cannot be. The server checks the content of the file; a
 * browser cannot judge videos, because the server takes formats that it does not play.
 */
export async function takenMedium(file: File): Promise<Taken> {
  const type = typeOf(file);
  if (type.startsWith("image/")) return takenPicture(file, POST_IMAGE_MAX_BYTES);
  if (!type.startsWith("video/")) return { refusal: NOT_A_MEDIUM };
  if (file.size === 0) return { refusal: VIDEO_IS_BROKEN };
  return file.size > POST_VIDEO_MAX_BYTES ? { refusal: VIDEO_TOO_LARGE } : { file };
}
