import { mediaPath } from "#client/lib/media/mediaPath.ts";
import { metaOf } from "#client/lib/text/tabTitle.ts";
import { wantedPage } from "#client/features/auth/wantedPage.ts";

/** So many characters of a post without a title name it. */
const BEGINNING = 50;

/** What a visitor followed a link to, as far as the page says it to everybody. */
export interface SharedThing {
  /** Completes "Sign in to …". */
  purpose: string;
  /** The picture of a post, or the face of a member; null where there is none. */
  picture: { src: string; alt: string; isFace: boolean } | null;
}

/**
 * Reads what the visitor wanted to open from the tags that the server has written for previews, and so for everybody:
 * what is not public has none. Tags of another page than the wanted one do not count.
 */
export function sharedThing(): SharedThing | null {
  const [title, address] = [metaOf("og:title"), metaOf("og:url")];
  if (!title || !address || pathOf(address) !== pathOf(wantedPage.read())) return null;
  const isProfile = metaOf("og:type") === "profile";
  return { purpose: isProfile ? `see the profile of ${title}` : `read ${nameOfPost(title)}`, picture: pictureOf() };
}

/** Formats `"A title" by Ada Byron`; a post without a title begins with its first words. */
function nameOfPost(title: string): string {
  const author = metaOf("author") ?? "";
  const byline = `${author} on Commonplace`;
  const text = title === byline ? (metaOf("og:description") ?? byline) : title;
  return text === byline ? `a post by ${author}` : `“${title === byline ? beginning(text) : text}” by ${author}`;
}

function beginning(text: string): string {
  const signs = Array.from(new Intl.Segmenter("en").segment(text), ({ segment }) => segment);
  return signs.length > BEGINNING ? `${signs.slice(0, BEGINNING).join("").trimEnd()}…` : text;
}

/** The icon of the product, which a preview shows where there is no picture, says nothing about the thing. */
function pictureOf(): SharedThing["picture"] {
  const src = mediaPath(metaOf("og:image") ?? "");
  if (!src.startsWith("/media/")) return null;
  return { src, alt: metaOf("og:image:alt") ?? "", isFace: metaOf("twitter:card") === "summary" };
}

const pathOf = (address: string) => new URL(address, location.origin).pathname.replace(/\/$/, "").toLowerCase();
