import type { OpenGraph } from "#server/core/openGraph";
import type { UrlOf } from "#server/features/media/media.model";
import { faceOf } from "#server/features/people/people.openGraph.presenter";
import type { PostView } from "./posts.model.ts";

/** Presents the preview of a link to a public post: its picture, or else its author's. */
export function openGraphOfPost(post: PostView, urlOf: UrlOf, publicUrl: string): OpenGraph {
  const [preview] = post.media.flatMap(({ type, key, thumbnailKey, alt }) => {
    const still = type === "image" ? key : thumbnailKey;
    return still ? [{ url: urlOf(still), alt, large: true }] : [];
  });
  const byline = `${post.author.name} on Commonplace`;
  return {
    type: "article",
    title: post.title ?? byline,
    description: post.content || byline,
    url: `${publicUrl}/post/${post.id}`,
    image: preview ?? faceOf(post.author, urlOf),
  };
}
