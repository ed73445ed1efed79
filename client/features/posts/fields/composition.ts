import { isBlank } from "#server/core/text.rules";
import type { Coordinates } from "./useLocation.ts";

/** A short post, or an idea with its title and category. */
export type CompositionKind = "post" | "idea";

/** A picture or video that goes with what is written. */
export interface Attachment {
  type: "image" | "video";
  /** Null when it was added on another device: then only the server has it. */
  file: File | null;
  /** What it shows, for those who cannot see it. */
  alt: string;
  /** As the server has it; null until it has been sent. */
  uploaded: { id: string; alt: string; url: string; still: string | null } | null;
}

/** What is being written and is not published yet. */
export interface Composition {
  title: string;
  content: string;
  category: string;
  tags: string[];
  attachment: Attachment | null;
  place: Coordinates | null;
}

export const EMPTY: Composition = { title: "", content: "", category: "", tags: [], attachment: null, place: null };

/** True when nothing in it would be missed. A category is a choice out of ten, nobody's work. */
export function isEmpty({ title, content, tags, attachment }: Composition): boolean {
  return isBlank(title) && isBlank(content) && tags.length === 0 && attachment === null;
}

/** Whether two say the same to the server. */
export function isSame(a: Composition, b: Composition): boolean {
  return JSON.stringify(fields(a)) === JSON.stringify(fields(b));
}

const fields = ({ attachment, ...rest }: Composition) => [
  rest.title,
  rest.content,
  rest.category,
  rest.tags,
  rest.place && [rest.place.lat, rest.place.lng],
  attachment && (attachment.uploaded?.id ?? "on its way"),
];
