import { uploadMedia } from "#client/apollo/upload.ts";
import type { UploadOptions } from "#client/apollo/upload.ts";
import type { Attachment } from "#client/features/posts/fields/composition.ts";
import { orElse } from "#client/lib/ignoreFailure.ts";

/** Sends a picture or video of a post, a video with its poster. @throws the errors of `uploadMedia` */
export async function uploadFile(
  file: File,
  { alt, ...options }: Omit<UploadOptions, "poster"> & { alt: string },
): Promise<NonNullable<Attachment["uploaded"]>> {
  const poster = file.type.startsWith("video/") ? await posterOf(file) : null;
  const media = await uploadMedia(file, { alt, poster, ...options });
  return { id: media.id, alt, url: media.url, still: media.thumbnail };
}

/**
 * Makes a poster of a video. Most posts have no video, so this code is loaded on demand. Without a poster the server
 * makes one.
 */
async function posterOf(video: File): Promise<Blob | null> {
  const poster = await orElse(import("#client/features/posts/media/videoPoster.ts"), null, "optional");
  return poster && (await poster.posterOf(video));
}
