import { isBlank } from "#server/core/text.rules";
import type { Audience } from "./audience.ts";
import type { Coordinates } from "./useLocation.ts";

/** A short post, or an idea with its title and category. */
export type CompositionKind = "post" | "idea";

/** A picture or video that is attached to a text. */
export interface Attachment {
  type: "image" | "video";
  /** It is null when it was added on another device: then only the server has it. */
  file: File | null;
  /** The description of the picture for members who cannot see it. */
  alt: string;
  /** The file on the server; null until it has been uploaded. */
  uploaded: { id: string; alt: string; url: string; still: string | null } | null;
}

/** The unpublished content of a composer. */
export interface Composition {
  title: string;
  content: string;
  category: string;
  tags: string[];
  attachment: Attachment | null;
  place: Coordinates | null;
  /** Who will see it; everybody, where a browser stored it before there was a choice. */
  audience?: Audience;
}

export const PUBLIC: Audience = { visibility: "PUBLIC", group: null };

export const EMPTY: Composition = { title: "", content: "", category: "", tags: [], attachment: null, place: null };

/** Returns true when no work would be lost. A category alone is one click. */
export function isEmpty({ title, content, tags, attachment }: Composition): boolean {
  return isBlank(title) && isBlank(content) && tags.length === 0 && attachment === null;
}

/** Checks whether two compositions are the same for the server. */
export function isSame(a: Composition, b: Composition): boolean {
  return JSON.stringify(fields(a)) === JSON.stringify(fields(b));
}

const fields = ({ attachment, ...rest }: Composition) => [
  rest.title,
  rest.content,
  rest.category,
  rest.tags,
  rest.place && [rest.place.lat, rest.place.lng, rest.place.name ?? ""],
  rest.audience?.group?.id ?? rest.audience?.visibility ?? "PUBLIC",
  attachment && (attachment.uploaded?.id ?? "on its way"),
];
