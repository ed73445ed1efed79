import { and, eq, sql } from "drizzle-orm";
import { prepared } from "#server/db/client";
import { commentColumns, isAuthor, isListed, unfoldedCommentCounts } from "#server/db/commentColumns";
import { hiddenCommentLikes } from "#server/db/hiddenCounts";
import { comments } from "#server/db/schema/comments";
import { posts } from "#server/db/schema/posts";
import { users } from "#server/db/schema/users";
import { commentLikedBy } from "#server/db/viewerState";
import { canSeePerson, canSeePost, canSeeThread } from "#server/db/visibility";
import type { CommentView } from "#server/features/comments/comments.model";
import { visibleTo } from "#server/features/comments/comments.queries";

const id = sql.placeholder("id");
const member = sql`member.id`;
const members = sql`unnest(${sql.placeholder("members")}::bigint[]) as member (id)`;

/**
 * Reads a comment for all of these members who may see it, its post and the beginning of its thread: one row for all to
 * whom it looks the same.
 */
export const commentViewsOfMembers = prepared<
  (CommentView & { members: number[] })[],
  { id: number; members: readonly number[] }
>((db) => {
  const seen = sql`(select ${comments.deletedAt} is null and ${commentLikedBy(member, comments.id)} as liked,
      ${hiddenCommentLikes(member, comments.id)} as hidden_likes, jsonb_agg(member.id) as members
    from ${comments} join ${posts} on ${posts.id} = ${comments.postId} cross join ${members}
    where ${and(eq(comments.id, id), canSeePost(member, posts), visibleTo(member, comments.authorId), canSeeThread(member, comments.parentId), isListed(sql`${comments}`))}
    group by 1, 2) as seen`;
  const { likesCount, ...columns } = commentColumns(sql`0`);
  return db
    .select({
      ...columns,
      likesCount: sql<number>`${likesCount} - seen.hidden_likes`,
      liked: sql<boolean>`seen.liked`,
      members: sql<number[]>`seen.members`,
    })
    .from(comments)
    .innerJoin(posts, eq(posts.id, comments.postId))
    .leftJoin(users, isAuthor)
    .innerJoin(seen, sql`true`)
    .innerJoinLateral(unfoldedCommentCounts, sql`true`)
    .where(eq(comments.id, id))
    .prepare("comment_views_of_members");
});

/** Finds which of these members could see a comment of this author on the post. */
export const audienceOfRemoval = prepared<
  { id: number }[],
  { postId: number; authorId: number; members: readonly number[] }
>((db) =>
  db
    .select({ id: sql<number>`member.id` })
    .from(posts)
    .innerJoin(members, sql`true`)
    .where(
      and(
        eq(posts.id, sql.placeholder("postId")),
        canSeePost(member, posts),
        canSeePerson(member, sql`${sql.placeholder("authorId")}::bigint`),
      ),
    )
    .prepare("comment_removal_audience"),
);
