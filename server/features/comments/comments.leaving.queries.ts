import { sql } from "drizzle-orm";
import type { Tx } from "#server/db/client";
import { commentCounterDeltas, commentLikes, comments } from "#server/db/schema/comments";
import { postCounterDeltas } from "#server/db/schema/posts";

/** Holds every thread in which a member wrote, in one order for all, so that no reply comes or goes meanwhile. */
export async function lockThreadsOf(tx: Tx, authorId: number): Promise<void> {
  await tx.execute(sql`select id from ${comments}
    where id in (select coalesce(parent_id, id) from ${comments} where author_id = ${authorId}) order by id for update`);
}

/**
 * Takes what a member wrote off the counts of posts and out of the threads, which are locked: replies go, and what
 * began a thread of others stays as a tombstone without author. Answers threads that may hold nothing living now.
 */
export async function deleteCommentsOf(tx: Tx, authorId: number): Promise<number[]> {
  const rows = await tx.execute<{ id: number }>(sql`with replies as (
      delete from ${comments} where author_id = ${authorId} and parent_id is not null
      returning post_id, parent_id as thread_id, deleted_at
    ), begun as (
      update ${comments} set author_id = null, client_id = null, content = '', facets = '[]', deleted_at = coalesce(deleted_at, now()),
        updated_at = now()
      where author_id = ${authorId} and parent_id is null
      returning post_id, id as thread_id, (select before.deleted_at from ${comments} as before where before.id = ${comments.id})
        as deleted_at
    ), gone as (select * from replies union all select * from begun
    ), counted as (
      insert into ${postCounterDeltas} (post_id, comments) select post_id, -1 from gone where deleted_at is null
    )
    select distinct thread_id as id from gone`);
  return rows.map(({ id }) => id);
}

/** Removes those of the threads that are tombstones without a reply. */
export async function deleteEmptyThreads(tx: Tx, ids: number[]): Promise<void> {
  await tx.execute(sql`delete from ${comments} as thread where thread.id = any(${sql.param(ids)}::bigint[])
    and thread.deleted_at is not null and not exists (select from ${comments} as reply where reply.parent_id = thread.id)`);
}

/** Takes back every like of a comment that a member gave, and counts them off. */
export async function deleteCommentLikesOf(tx: Tx, memberId: number): Promise<void> {
  await tx.execute(sql`
    with unliked as (delete from ${commentLikes} where user_id = ${memberId} returning comment_id)
    insert into ${commentCounterDeltas} (comment_id, likes) select comment_id, -1 from unliked`);
}
