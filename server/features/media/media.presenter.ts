import type { StoredMedia } from "#server/db/schema";
import type { UrlOf } from "./media.model.ts";

/** What an upload answers with: enough to show the file and to attach it. */
export function presentMedia(media: StoredMedia, urlOf: UrlOf) {
  return {
    id: media.id,
    type: media.type,
    url: urlOf(media.key),
    thumbnail: media.thumbnailKey && urlOf(media.thumbnailKey),
    width: media.width,
    height: media.height,
    placeholder: media.placeholder,
    alt: media.alt,
  };
}
