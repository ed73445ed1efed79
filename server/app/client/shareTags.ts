import { cutAt } from "#server/core/words/beginning";
import { closed } from "#server/core/words/closed.rules";
import { parseId } from "#server/core/ids";
import type { OpenGraph, OpenGraphImage } from "#server/core/openGraph";
import { openGraphOfPost } from "#server/features/posts/posts.openGraph.presenter";
import { openGraphOfPerson } from "#server/features/people/people.openGraph.presenter";
import type { MediaService } from "#server/features/media/media.service";
import { isPrivateKey } from "#server/platform/storage/storage";
import type { ProfilesService } from "#server/features/people/people.service";
import type { GroupsService } from "#server/features/groups/groups.service";
import type { TagPagesService } from "#server/features/search/tags/tags.service";
import type { PostsService } from "#server/features/posts/posts.service";

/** What the server knows of a page before the client loads data. */
export interface PageFacts {
  /** The preview for people who share a link to the page; null where there is none. */
  openGraph: OpenGraph | null;
  /** Whether the page is about something that does not exist, or that a guest may not see. */
  isMissing: boolean;
}

/** The sources of the facts. */
interface Sources {
  posts: Pick<PostsService, "find">;
  profiles: Pick<ProfilesService, "find">;
  groups: Pick<GroupsService, "find">;
  tagPages: Pick<TagPagesService, "find">;
  media: Pick<MediaService, "urlOf">;
}

const NOTHING: PageFacts = { openGraph: null, isMissing: false };
const MISSING: PageFacts = { openGraph: null, isMissing: true };

/**
 * Returns what is known of a page. Requests for pages have no signed-in viewer, so the facts are those that a guest may
 * see: a post that is not public looks like one that does not exist. Whether a name is taken is no secret.
 */
export async function pageFacts(sources: Sources, publicUrl: string, path: string): Promise<PageFacts> {
  const { posts, profiles, groups, tagPages, media } = sources;
  const { kind, sent = "", rest } = PAGE_OF_A_THING.exec(path)?.groups ?? {};
  const name = decoded(sent);
  switch (kind) {
    case "post": {
      const id = parseId(name);
      const post = id === null ? null : await posts.find(null, id);
      if (!post) return MISSING;
      // A file that became public a moment ago has no address for everybody yet.
      const sharable = { ...post, media: post.media.filter(({ key }) => !isPrivateKey(key)) };
      return { openGraph: openGraphOfPost(sharable, media.urlOf, publicUrl), isMissing: false };
    }
    case "groups": {
      const group = await groups.find(null, name);
      return group?.visibility === "public" ? NOTHING : MISSING;
    }
    case "tags": {
      const tag = await tagPages.find(null, name);
      return tag && tag.postsCount > 0 ? NOTHING : MISSING;
    }
    case "profile": {
      if (name === EDIT && !rest) return NOTHING;
      const person = await profiles.find(null, name);
      if (!person) return MISSING;
      return { openGraph: rest ? null : openGraphOfPerson(person, media.urlOf, publicUrl), isMissing: false };
    }
    case undefined:
    default:
      return NOTHING;
  }
}

/** Checks whether the facts of a page are in the database. */
export const asksDatabase = (path: string): boolean => PAGE_OF_A_THING.test(path);

const PAGE_OF_A_THING =
  /^\/(?<kind>post|groups|tags|profile)\/(?<sent>[^/]+)(?:(?<=^\/profile\/[^/]+)\/(?<rest>posts|analytics))?\/?$/;

/** No member can have this name, because an address needs it. */
const EDIT = "edit";

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return "";
  }
}

const DESCRIPTION_MAX = 200;

/** Adds the preview to the head of the page: escaped, cut between signs as people see them, with their direction closed. */
export function withShareTags(html: string, openGraph: OpenGraph, community: string): string {
  const { type, author, description, url, image } = openGraph;
  const title = closed(openGraph.title);
  const summary = firstCharacters(description);
  const tags = [
    property("og:type", type),
    property("og:site_name", community),
    property("og:title", title),
    property("og:description", summary),
    ...(author === null ? [] : [named("author", closed(author))]),
    property("og:url", url),
    `<link rel="canonical" href="${escaped(url)}" />`,
    named("twitter:card", image.large ? "summary_large_image" : "summary"),
    named("twitter:title", title),
    named("twitter:description", summary),
    ...imageTags(image),
  ];
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)} · ${escaped(community)}</title>`)
    .replace(/<meta name="description"[^>]*>/, () => named("description", summary))
    .replace("</head>", () => `${tags.join("\n")}\n</head>`);
}

/** The tags that describe a picture follow the one with its address. */
function imageTags({ url, type, size, alt }: OpenGraphImage): string[] {
  return [
    property("og:image", url),
    property("og:image:type", type),
    ...(size ? [property("og:image:width", String(size.width)), property("og:image:height", String(size.height))] : []),
    ...(alt ? [property("og:image:alt", closed(alt))] : []),
    named("twitter:image", url),
    ...(alt ? [named("twitter:image:alt", closed(alt))] : []),
  ];
}

const property = (name: string, content: string) => `<meta property="${name}" content="${escaped(content)}" />`;
export const named = (name: string, content: string) => `<meta name="${name}" content="${escaped(content)}" />`;

function firstCharacters(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  const { length } = Array.from(line).slice(0, DESCRIPTION_MAX).join("");
  return closed(line.slice(0, cutAt(line, length)));
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
export const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
