import { and, eq, inArray, sql } from "drizzle-orm";
import { type DbOrTx, prepared, type Tx } from "#server/db/client";
import { behind, type KeysetValues, limited, readOnce } from "#server/db/keyset";
import { lockInTurn } from "#server/db/marks";
import { postColumns, unfoldedPostCounts } from "#server/db/postColumns";
import { hiddenPosts } from "#server/db/schema/feed";
import { posts } from "#server/db/schema/posts";
import { users } from "#server/db/schema/users";
import { canSeePost } from "#server/db/visibility";
import type { PostRow } from "#server/features/posts/posts.model";

const viewer = sql.placeholder("viewer");

/** Serializes what a member hides, so that two at the same time cannot exceed the limit. */
export const hideInTurn = (tx: Tx, userId: number) => lockInTurn(tx, `hidden posts:${userId}`);

/** Hides a post from a member; one that is hidden already stays so. */
export async function hidePost(tx: Tx, userId: number, postId: number): Promise<void> {
  await tx.insert(hiddenPosts).values({ userId, postId }).onConflictDoNothing();
}

/** Shows a post to a member again, if they have hidden it. */
export async function showPost(db: Tx, userId: number, postId: number): Promise<void> {
  await db.delete(hiddenPosts).where(and(eq(hiddenPosts.userId, userId), eq(hiddenPosts.postId, postId)));
}

/** Counts what a member has hidden, up to a limit of their own. */
export const countHidden = (db: DbOrTx, userId: number): Promise<number> =>
  db.$count(hiddenPosts, eq(hiddenPosts.userId, userId));

/** Finds which of some posts a member has hidden, by the primary key. */
export async function hiddenAmong(db: DbOrTx, userId: number, postIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ id: hiddenPosts.postId })
    .from(hiddenPosts)
    .where(and(eq(hiddenPosts.userId, userId), inArray(hiddenPosts.postId, [...postIds])));
  return rows.map(({ id }) => id);
}

const page = sql`(select ${hiddenPosts.postId} as id, ${hiddenPosts.createdAt} as at from ${hiddenPosts}, lateral (
    select from ${posts} where ${posts.id} = ${hiddenPosts.postId} and ${canSeePost(viewer, posts)} offset 0) as visible
  where ${hiddenPosts.userId} = ${viewer} and ${behind(hiddenPosts.createdAt, hiddenPosts.postId)}
  order by ${hiddenPosts.createdAt} desc, ${hiddenPosts.postId} desc ${limited}) as page`;

/** Lists the posts that a member has hidden and may still see, the last one first (`hidden_posts_list_idx`). */
export const hiddenPage = prepared<(PostRow & { hiddenAt: string })[], KeysetValues & { viewer: number }>((db) =>
  db
    .select({ ...postColumns(viewer), hiddenAt: sql<string>`page.at`.mapWith(hiddenPosts.createdAt) })
    .from(readOnce(page))
    .innerJoin(posts, sql`${posts.id} = page.id`)
    .innerJoin(users, eq(users.id, posts.authorId))
    .innerJoinLateral(unfoldedPostCounts, sql`true`)
    .orderBy(sql`page.at desc`, sql`page.id desc`)
    .prepare("hidden_posts_page"),
);
