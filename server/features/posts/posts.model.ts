import { defineEvent } from "#server/platform/events";
import type { StoredMedia } from "#server/db/schema";
import type { Person } from "#server/features/profiles/profiles.model";

export type Visibility = "public" | "bonds";

/** A place on earth, as the browser gave it. */
export interface GeoPoint {
  lat: number;
  lng: number;
}

/** A post as one viewer sees it. */
export interface PostView {
  id: number;
  author: Person;
  title: string | null;
  content: string;
  category: string | null;
  tags: string[];
  media: StoredMedia[];
  location: GeoPoint | null;
  visibility: Visibility;
  liked: boolean;
  likesCount: number;
  bookmarked: boolean;
  bookmarksCount: number;
  commentsCount: number;
  createdAt: string;
  updatedAt: string;
  editedAt: string | null;
}

/** A post as the statements of `db/postColumns.ts` read it. */
export interface PostRow extends Omit<PostView, "location"> {
  latitude: number | null;
  longitude: number | null;
}

export function toPostView({ latitude, longitude, ...post }: PostRow): PostView {
  return { ...post, location: latitude === null || longitude === null ? null : { lat: latitude, lng: longitude } };
}

/** Told in the transaction that stores the post, and live after its commit. */
export const postAdded = defineEvent<{ postId: number; authorId: number }>("postAdded");

const DESCRIPTION_MAX = 500;

/** A plain summary of a text on one line: about its first five hundred characters, cut where a word ends. */
export function describe(content: string): string {
  const line = content.replace(/\s+/gu, " ").trim();
  if (line.length <= DESCRIPTION_MAX) return line;
  const head = line.slice(0, DESCRIPTION_MAX + 1);
  const end = head.lastIndexOf(" ");
  // A text without spaces is cut between characters, never inside a surrogate pair.
  const cut =
    end > DESCRIPTION_MAX / 2 ? head.slice(0, end) : head.slice(0, DESCRIPTION_MAX).replace(/\p{Surrogate}$/u, "");
  return `${cut}…`;
}

/** What a REST client sends for a post, in the words of `newPost`: forms know only text, and leave nothing out. */
export function draftOf(body: Record<string, unknown>): Record<string, unknown> {
  const given = (value: unknown) => (value === null || value === "" ? undefined : value);
  return {
    content: body["content"] ?? "",
    title: given(body["title"]),
    category: given(body["category"]),
    tags: tagListOf(given(body["tags"])),
    visibility: given(body["visibility"]),
    location: pointOf(given(body["location"])),
  };
}

const LAT_LNG = /^\s*(-?\d{1,3}(?:\.\d{1,20})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,20})?)\s*$/;

/** `lat,lng` as a point; anything else is left as it is, for the rule to refuse. */
function pointOf(value: unknown): unknown {
  const [, lat, lng] = (typeof value === "string" && LAT_LNG.exec(value)) || [];
  return lat === undefined ? value : { lat: Number(lat), lng: Number(lng) };
}

/** `design, cities` as a list; a list is left as it is. */
function tagListOf(value: unknown): unknown {
  if (typeof value !== "string") return value;
  return value
    .split(",")
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "");
}
