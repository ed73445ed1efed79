import {
  IMAGE_TOO_LARGE,
  NOT_A_MEDIUM,
  POST_IMAGE_MAX_BYTES,
  POST_VIDEO_MAX_BYTES,
  VIDEO_TOO_LARGE,
} from "#server/features/media/media.limits.rules";

/** Returns why a file cannot be attached to a post; null when it can. The server checks the content of the file. */
export function whyNotMedia(file: File): string | null {
  const isVideo = file.type.startsWith("video/");
  if (!isVideo && !file.type.startsWith("image/")) return NOT_A_MEDIUM;
  if (isVideo) return file.size > POST_VIDEO_MAX_BYTES ? VIDEO_TOO_LARGE : null;
  return file.size > POST_IMAGE_MAX_BYTES ? IMAGE_TOO_LARGE : null;
}
