import { defineEvent } from "#server/platform/live/events";
import type { Viewer } from "#server/core/viewer";
import type { StoredFacet } from "#server/db/schema/facets";
import type { StoredMedia } from "#server/db/schema/images";
import type { Person } from "#server/features/people/people.model";

/** `group`: for the members of a private group. Nobody chooses it: it follows from where a post is written. */
export type Visibility = "public" | "bonds" | "group";

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
  /** What of the text is a mention, a tag or a link, in its order. */
  facets: StoredFacet[];
  media: StoredMedia[];
  location: GeoPoint | null;
  visibility: Visibility;
  /** The group it was written in. */
  groupId: number | null;
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

/** How a post read until it was changed. */
export interface PostRevision {
  id: number;
  title: string | null;
  content: string;
  category: string | null;
  tags: string[];
  /** When it began to read so. */
  createdAt: string;
}

/** A tag and how many posts of everybody carry it. */
export interface TagCount {
  name: string;
  postsCount: number;
}

/** Tags that are found where nothing else is said. */
export const TAGS_FOUND = 8;

/** Changes of a post that its history shows; the newest ones, since it has room for no more. */
export const REVISIONS_MAX = 50;

/** Posts that one subscription watches at most. */
export const WATCHED_MAX = 50;

/** Its author may change a post and take it back. */
export function canEditPost(viewer: Viewer | null, post: PostView): boolean {
  return viewer !== null && post.author.id === viewer.id;
}

export const NOT_YOURS_TO_EDIT = "You can only edit your own posts.";
export const NOT_YOURS_TO_DELETE = "You can only delete your own posts.";

interface PostEvent {
  postId: number;
  authorId: number;
}

/** Told in the transaction that stores the post, and live after its commit. */
export const postAdded = defineEvent<PostEvent>("postAdded");
/** Told in the transaction that changes what a post says, shows or to whom, and live after its commit. */
export const postEdited = defineEvent<PostEvent>("postEdited");
/** Told in the transaction that deletes a post, its rows already gone, and live after its commit. */
export const postDeleted = defineEvent<PostEvent>("postDeleted");
/** Told in the transaction that gives or takes back a like, and not live. */
export const postLikeSet = defineEvent<PostEvent & { memberId: number; liked: boolean }>("postLikeSet");
/** Told live, a moment later and many at once: posts whose counts are others now. */
export const postsCounted = defineEvent<{ postIds: number[] }>("postsCounted");

/** About so many characters of a text make its summary. */
export const DESCRIPTION_MAX = 500;

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
