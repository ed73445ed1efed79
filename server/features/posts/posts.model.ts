import { beginningOf } from "#server/core/words/beginning";
import { defineEvent } from "#server/platform/live/events";
import type { Viewer } from "#server/core/viewer";
import type { NamedGroup } from "#server/db/postColumns";
import type { StoredFacet } from "#server/db/schema/facets";
import type { StoredMedia } from "#server/db/schema/images";
import type { VISIBILITIES } from "#server/db/schema/posts";
import type { Person } from "#server/features/people/people.model";

/**
 * `group` means the members of a private group. Nobody chooses it: it follows from the group of the post. `waiting` is
 * the first post of a member in a group that approves those. `hidden` and `removed` are set by moderators: the author
 * still sees a hidden post, and nobody sees a removed one.
 */
export type Visibility = (typeof VISIBILITIES)[number];

/** Why moderators hid a post, for its author. */
interface HiddenNote {
  /** The key of the rule that it broke, if one is named. */
  rule: string | null;
  words: string;
}

/** A point on the map, in hundredths of degrees. */
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
  /** The mentions, tags and links of the text, in its order. */
  facets: StoredFacet[];
  media: StoredMedia[];
  location: GeoPoint | null;
  /** The location as the author named it. */
  placeName: string | null;
  visibility: Visibility;
  /** Why moderators hid the post; null for every other post. */
  hiddenNote: HiddenNote | null;
  /** The group in which the post was written. */
  groupId: number | null;
  /** The same group by its name. */
  group: NamedGroup | null;
  /** Whether owners or admins have put it on top of the list of its group. */
  pinned: boolean;
  /** Whether nobody may comment on it any more. */
  commentsClosed: boolean;
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

export const toPostView = (row: PostRow): PostView => toPlaced(row);

/** Joins the columns of a place to one, in the row itself: a page has many rows, and nothing else holds them. */
export function toPlaced<Row extends { latitude: number | null; longitude: number | null }>(
  row: Row,
): Omit<Row, "latitude" | "longitude"> & { location: GeoPoint | null } {
  const { latitude, longitude } = row;
  return Object.assign(row, {
    location: latitude === null || longitude === null ? null : { lat: latitude, lng: longitude },
  });
}

/** A former version of a post. */
export interface PostRevision {
  id: number;
  title: string | null;
  content: string;
  category: string | null;
  tags: string[];
  /** The time from which the post had this version. */
  createdAt: string;
}

/** A tag and the number of public posts that carry it. */
export interface TagCount {
  name: string;
  postsCount: number;
}

/** The number of tags in a list when the client names no number. */
export const TAGS_FOUND = 8;

/** The number of changes that a post's history shows, the newest ones, because it has no room for more. */
export const REVISIONS_MAX = 50;

/** The number of posts that one subscription may watch. */
export const WATCHED_MAX = 50;

/** Checks whether the viewer may change and delete a post: only its author may. */
export function canEditPost(viewer: Viewer | null, post: PostView): boolean {
  return viewer !== null && post.author.id === viewer.id;
}

/** A member has at most this many posts waiting for approval in a group. */
export const WAITING_MAX = 10;

export const TOO_MANY_WAITING = "Ten of your posts wait for approval in this group. Wait until they are read.";
export const NOT_YOURS_TO_EDIT = "You can only edit your own posts.";
export const NOT_YOURS_TO_DELETE = "You can only delete your own posts.";

interface PostEvent {
  postId: number;
  authorId: number;
}

/**
 * Published in the transaction that stores the post, or in which its group approves it, and live after its commit.
 */
export const postAdded = defineEvent<PostEvent & { groupId: number | null }>("postAdded");
/** Published in the transaction that stores a post which waits for approval; `postAdded` comes when it is approved. */
export const groupPostWaits = defineEvent<PostEvent & { groupId: number }>("groupPostWaits");
/** Published in the transaction that changes a post's content, files or visibility, and live after its commit. */
export const postEdited = defineEvent<PostEvent>("postEdited");
/** Published in the transaction in which moderators take a post off or put it back, and live after its commit. */
export const postWithheld = defineEvent<PostEvent>("postWithheld");
/** Published in the transaction that deletes a post, after its rows are gone, and live after the commit. */
export const postDeleted = defineEvent<PostEvent>("postDeleted");
/** Published in the transaction that sets or removes likes of a post, of these members at once, and not live. */
export const postLikesSet = defineEvent<PostEvent & { memberIds: readonly number[]; liked: boolean }>("postLikesSet");
/** Published live only, a moment later and for many posts at once: their counts have changed. */
export const postsCounted = defineEvent<{ postIds: number[] }>("postsCounted");

/** The approximate length of a summary in characters. */
export const DESCRIPTION_MAX = 500;

/** Returns a plain summary of a text on one line: about its first five hundred characters, cut where a word ends. */
export const describe = (content: string): string => beginningOf(content, DESCRIPTION_MAX);
