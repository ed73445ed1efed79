import { and, desc, eq, sql, type SQLWrapper } from "drizzle-orm";
import { type DbOrTx, prepared, type Tx } from "#server/db/client";
import { behind, type KeysetValues } from "#server/db/keyset";
import { postColumns, unfoldedPostCounts } from "#server/db/postColumns";
import { posts } from "#server/db/schema/posts";
import { users } from "#server/db/schema/users";
import { isGroupManager, isNotHidden } from "#server/db/visibility";
import type { PostRow } from "#server/features/posts/posts.model";
import { placeOf } from "#server/features/posts/posts.writing.queries";
import { WAITING_COUNTED_MAX } from "./waiting.model.ts";

const viewer = sql.placeholder("viewer");
const isWaiting = eq(posts.visibility, "waiting");

/** The waiting posts of a group that the viewer manages, by people who are not hidden from everybody. */
const isListed = (who: SQLWrapper | number) =>
  and(isWaiting, isGroupManager(who, posts.groupId), isNotHidden(who, posts.authorId));

/** Lists the waiting posts of a group to its owners and admins, newest first (`posts_waiting_idx`). */
export const waitingPage = prepared<PostRow[], KeysetValues & { viewer: number; group: number }>((db) =>
  db
    .select(postColumns(viewer))
    .from(posts)
    .innerJoin(users, eq(users.id, posts.authorId))
    .innerJoinLateral(unfoldedPostCounts, sql`true`)
    .where(and(eq(posts.groupId, sql.placeholder("group")), isListed(viewer), behind(posts.createdAt, posts.id)))
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"))
    .prepare("group_posts_waiting"),
);

/** Counts the waiting posts of these groups for their owners and admins, each up to a limit. */
export const countWaiting = prepared<{ id: number; count: number }[], { viewer: number; ids: number[] }>((db) =>
  db
    .select({
      id: sql<number>`asked.id`,
      count: sql<number>`(select count(*) from (select from ${posts} where ${posts.groupId} = asked.id
        and ${isListed(viewer)} limit ${sql.raw(String(WAITING_COUNTED_MAX))}) as counted)`,
    })
    .from(sql`unnest(${sql.placeholder("ids")}::bigint[]) as asked (id)`)
    .prepare("group_posts_waiting_count"),
);

/** Finds the waiting posts of a member in a group, which are few (`posts_waiting_idx`). */
export async function waitingOf(db: DbOrTx, groupId: number, authorId: number): Promise<number[]> {
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.groupId, groupId), isWaiting, eq(posts.authorId, authorId)))
    .orderBy(posts.id);
  return rows.map(({ id }) => id);
}

/** Finds some waiting posts of a group, whoever wrote them. */
export async function someWaiting(db: DbOrTx, groupId: number, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.groupId, groupId), isWaiting))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** What a decision needs of a locked post. */
export async function groupOfPost(tx: Tx, id: number): Promise<number | null> {
  const [row] = await tx.select({ groupId: posts.groupId }).from(posts).where(eq(posts.id, id));
  return row?.groupId ?? null;
}

/** Dates a post that is published now: every list has it as a new one. */
export async function dateNow(tx: Tx, id: number, authorId: number): Promise<void> {
  await tx
    .update(posts)
    .set({ createdAt: sql`now()`, updatedAt: sql`now()`, editedAt: null, placeAt: placeOf(authorId) })
    .where(eq(posts.id, id));
}

/** Takes a locked post out of its group, or puts it back. */
export async function setGroupOfPost(tx: Tx, id: number, groupId: number | null): Promise<void> {
  await tx.update(posts).set({ groupId }).where(eq(posts.id, id));
}
