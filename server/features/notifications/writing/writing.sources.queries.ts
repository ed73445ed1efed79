import { and, eq, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { prepared, type DbOrTx } from "#server/db/client";
import { comments } from "#server/db/schema/comments";
import type { StoredFacet } from "#server/db/schema/facets";
import { groupMembers } from "#server/db/schema/groups";
import { bonds } from "#server/db/schema/people";
import { posts } from "#server/db/schema/posts";
import { isNotMuted } from "#server/db/visibility";

/** The facets of a post, which hold the members that it mentions. */
export async function facetsOfPost(db: DbOrTx, id: number): Promise<StoredFacet[]> {
  const [row] = await db.select({ facets: posts.facets }).from(posts).where(eq(posts.id, id));
  return row?.facets ?? [];
}

/** The facets of a comment. */
export async function facetsOfComment(db: DbOrTx, id: number): Promise<StoredFacet[]> {
  const [row] = await db.select({ facets: comments.facets }).from(comments).where(eq(comments.id, id));
  return row?.facets ?? [];
}

/** The authors above a comment: of the post, of the thread, and of the comment that it answers. */
export interface CommentContext {
  postAuthorId: number;
  threadId: number | null;
  threadAuthorId: number | null;
  repliedToId: number | null;
  repliedToAuthorId: number | null;
  facets: StoredFacet[];
}

const thread = alias(comments, "thread");
const repliedTo = alias(comments, "replied_to");

/** The context of a comment that was just written; `repliedToId` is the comment that it answers. */
export const contextOfComment = prepared<CommentContext[], { id: number; repliedToId: number | null }>((db) =>
  db
    .select({
      postAuthorId: posts.authorId,
      threadId: thread.id,
      threadAuthorId: thread.authorId,
      repliedToId: repliedTo.id,
      repliedToAuthorId: repliedTo.authorId,
      facets: comments.facets,
    })
    .from(comments)
    .innerJoin(posts, eq(posts.id, comments.postId))
    .leftJoin(thread, eq(thread.id, comments.parentId))
    .leftJoin(repliedTo, and(eq(repliedTo.id, sql.placeholder("repliedToId")), sql`${repliedTo.deletedAt} is null`))
    .where(eq(comments.id, sql.placeholder("id")))
    .prepare("notifications_comment_context"),
);

/** Finds the post of a comment. */
export const postOfComment = prepared<{ postId: number }[], { id: number }>((db) =>
  db
    .select({ postId: comments.postId })
    .from(comments)
    .where(eq(comments.id, sql.placeholder("id")))
    .prepare("notifications_comment_post"),
);

/** Checks whether a follow is news for the one followed: bonds follow each other anyway, and a mute is a distance. */
export async function isFollowNews(db: DbOrTx, followerId: number, followeeId: number): Promise<boolean> {
  const [row] = await db.execute<{ is_news: boolean }>(sql`select not exists (
      select from ${bonds} where ${bonds.userId} = ${followerId} and ${bonds.bondId} = ${followeeId})
    and ${isNotMuted(followerId, sql`${followeeId}::bigint`)} as is_news`);
  return row?.is_news ?? false;
}

/** The members who answer requests to join a group. */
export async function managersOf(db: DbOrTx, groupId: number): Promise<number[]> {
  const rows = await db
    .select({ id: groupMembers.userId })
    .from(groupMembers)
    .where(
      and(
        eq(groupMembers.groupId, groupId),
        eq(groupMembers.state, "member"),
        inArray(groupMembers.role, ["owner", "admin"]),
      ),
    );
  return rows.map(({ id }) => id);
}
