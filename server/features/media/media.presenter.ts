import type { StoredMedia } from "#server/db/schema/images";
import type { MediaAnswer } from "./media.answers.ts";
import { isAnimated, sourcesOf, type UrlOf } from "./media.model.ts";

/** Presents an upload in REST, with the fields that show the file and attach it. */
export function presentMedia(media: StoredMedia, urlOf: UrlOf): MediaAnswer {
  const sources = media.type === "image" ? sourcesOf(media) : [];
  return {
    id: media.id,
    type: media.type,
    url: urlOf(media.key),
    animated: isAnimated(media),
    thumbnail: media.thumbnailKey && urlOf(media.thumbnailKey),
    width: media.width,
    height: media.height,
    duration: media.duration ?? null,
    placeholder: media.placeholder,
    alt: media.alt,
    sources: sources.map(({ key, width, type }) => ({ url: urlOf(key), width, type })),
  };
}
