import { closed } from "#server/core/words/closed.rules";
import { type OpenGraph, type OpenGraphImage, productIcon } from "#server/core/openGraph";
import type { StoredMedia } from "#server/db/schema/images";
import { sharedPictureOf, STORED_TYPE, type UrlOf } from "#server/features/media/media.model";
import { faceOf } from "#server/features/people/people.openGraph.presenter";
import type { PostView } from "./posts.model.ts";

/** Presents the preview of a link to a public post: its picture, or else its author's, or else the product's icon. */
export function openGraphOfPost(post: PostView, urlOf: UrlOf, publicUrl: string): OpenGraph {
  const [picture] = post.media.flatMap((item) => pictureOf(item, urlOf) ?? []);
  const byline = `${closed(post.author.name)} on Commonplace`;
  return {
    type: "article",
    title: post.title ?? byline,
    author: post.author.name,
    description: post.content || byline,
    url: `${publicUrl}/post/${post.id}`,
    image: picture ?? faceOf(post.author, urlOf) ?? productIcon(publicUrl),
  };
}

/** Returns the picture of a file: of a video its still, whose size is not stored; null for a video without one. */
function pictureOf(item: StoredMedia, urlOf: UrlOf): OpenGraphImage | null {
  const { alt, thumbnailKey } = item;
  if (item.type === "image") {
    const { key, ...facts } = sharedPictureOf(item);
    return { url: urlOf(key), ...facts, alt, large: true };
  }
  if (!thumbnailKey) return null;
  return { url: urlOf(thumbnailKey), type: STORED_TYPE, size: null, alt, large: true };
}
