import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { bookmarks } from "#server/db/schema/bookmarks";
import { likes } from "#server/db/schema/posts";
import { commentLikes } from "#server/db/schema/comments";

/*
 * What a viewer has done to a thing, as columns for any list: the statement that reads the page computes them, never
 * one query for each row. Each is a lookup in a primary key that begins with the viewer; `offset 0` keeps it one, where
 * PostgreSQL would otherwise read everything that the viewer has ever liked, for a page of ten posts.
 */
type Viewer = SQLWrapper | number;

export function likedBy(viewer: Viewer, postId: SQLWrapper): SQL<boolean> {
  return sql<boolean>`exists (select 1 from ${likes} where ${likes.userId} = ${viewer} and ${likes.postId} = ${postId} offset 0)`;
}

export function bookmarkedBy(viewer: Viewer, postId: SQLWrapper): SQL<boolean> {
  return sql<boolean>`exists (select 1 from ${bookmarks} where ${bookmarks.userId} = ${viewer} and ${bookmarks.postId} = ${postId} offset 0)`;
}

export function commentLikedBy(viewer: Viewer, commentId: SQLWrapper): SQL<boolean> {
  return sql<boolean>`exists (select 1 from ${commentLikes} where ${commentLikes.userId} = ${viewer} and ${commentLikes.commentId} = ${commentId} offset 0)`;
}
