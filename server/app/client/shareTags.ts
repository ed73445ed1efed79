import { parseId } from "#server/core/ids";
import type { OpenGraph } from "#server/core/openGraph";
import { openGraphOfPost } from "#server/features/posts/posts.openGraph.presenter";
import { openGraphOfPerson } from "#server/features/people/people.openGraph.presenter";
import type { MediaService } from "#server/features/media/media.service";
import type { ProfilesService } from "#server/features/people/people.service";
import type { PostsService } from "#server/features/posts/posts.service";

/** What the server knows of a page before the client asks. */
export interface PageFacts {
  /** What the page tells those who share a link to it; null where that is nothing. */
  openGraph: OpenGraph | null;
  /** The page is about somebody who is not there. */
  isMissing: boolean;
}

/** Whom the facts come from. */
interface Sources {
  posts: Pick<PostsService, "find">;
  profiles: Pick<ProfilesService, "find">;
  media: Pick<MediaService, "urlOf">;
}

const NOTHING: PageFacts = { openGraph: null, isMissing: false };

/**
 * What is known of a page. Nobody is signed in where a page is asked for, so it is what a guest may know: of a post
 * nothing at all unless everyone may see it, be it for bonds, deleted or never there. Whether a name is taken is no
 * secret.
 */
export async function pageFacts(
  { posts, profiles, media }: Sources,
  publicUrl: string,
  path: string,
): Promise<PageFacts> {
  const [, kind, name = "", rest] = /^\/(post|profile)\/([^/]+)(?:\/(posts|analytics))?\/?$/.exec(path) ?? [];
  if (kind === "post" && !rest) {
    const id = parseId(name);
    const post = id === null ? null : await posts.find(null, id);
    return { openGraph: post && openGraphOfPost(post, media.urlOf, publicUrl), isMissing: false };
  }
  if (kind !== "profile" || (name === EDIT && !rest)) return NOTHING;
  const person = await profiles.find(null, decoded(name));
  if (!person) return { openGraph: null, isMissing: true };
  return { openGraph: rest ? null : openGraphOfPerson(person, media.urlOf, publicUrl), isMissing: false };
}

/** Nobody is called that: a name that addresses need cannot be taken. */
const EDIT = "edit";

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return "";
  }
}

const DESCRIPTION_MAX = 200;

/** The page with what it shows told in its head: escaped, and cut between characters. */
export function withShareTags(html: string, { type, title, description, url, image }: OpenGraph): string {
  const summary = firstCharacters(description);
  const tags = [
    property("og:type", type),
    property("og:site_name", "Commonplace"),
    property("og:title", title),
    property("og:description", summary),
    property("og:url", url),
    `<link rel="canonical" href="${escaped(url)}" />`,
    named("twitter:card", image?.large ? "summary_large_image" : "summary"),
    named("twitter:title", title),
    named("twitter:description", summary),
  ];
  if (image) tags.push(property("og:image", image.url), named("twitter:image", image.url));
  if (image?.alt) tags.push(property("og:image:alt", image.alt));
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)} · Commonplace</title>`)
    .replace(/<meta name="description"[^>]*>/, () => named("description", summary))
    .replace("</head>", () => `${tags.join("\n")}\n</head>`);
}

const property = (name: string, content: string) => `<meta property="${name}" content="${escaped(content)}" />`;
const named = (name: string, content: string) => `<meta name="${name}" content="${escaped(content)}" />`;

function firstCharacters(text: string): string {
  const characters = Array.from(text.replace(/\s+/g, " ").trim());
  return characters.slice(0, DESCRIPTION_MAX).join("");
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
