import { parseId } from "#server/core/ids";
import type { Services } from "./services.ts";

/** What a link to a post shows where it is shared. */
export interface ShareCard {
  title: string;
  description: string;
  url: string;
  image: { url: string; alt: string | null } | null;
}

/** The card of a post that everyone may see. */
export async function shareCardOf(
  { posts, media }: Pick<Services, "posts" | "media">,
  publicUrl: string,
  postId: string,
): Promise<ShareCard | null> {
  const id = parseId(postId);
  const post = id === null ? null : await posts.find(null, id);
  if (!post) return null;
  const picture = post.media.find(({ type }) => type === "image");
  return {
    title: post.title ?? `${post.author.name} on Commonplace`,
    description: post.content,
    url: `${publicUrl}/post/${post.id}`,
    image: picture ? { url: media.urlOf(picture.key), alt: picture.alt } : null,
  };
}

const DESCRIPTION_MAX = 200;

/** Open Graph tags for the head of a page. Members wrote these words: they are escaped, and cut between characters. */
export function shareTags({ title, description, url, image }: ShareCard): string {
  const tags: [string, string][] = [
    ["og:type", "article"],
    ["og:site_name", "Commonplace"],
    ["og:title", title],
    ["og:description", firstCharacters(description)],
    ["og:url", url],
    ["twitter:card", image ? "summary_large_image" : "summary"],
  ];
  if (image) tags.push(["og:image", image.url]);
  if (image?.alt) tags.push(["og:image:alt", image.alt]);
  return tags
    .map(
      ([property, content]) =>
        `<meta ${property.startsWith("twitter:") ? "name" : "property"}="${property}" content="${escaped(content)}" />`,
    )
    .join("\n");
}

function firstCharacters(text: string): string {
  const characters = Array.from(text.replace(/\s+/g, " ").trim());
  return characters.slice(0, DESCRIPTION_MAX).join("");
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
