import { sql } from "drizzle-orm";
import type { Tx } from "#server/db/client";
import { commentCounterDeltas, commentLikes, comments } from "#server/db/schema/comments";
import { postCounterDeltas } from "#server/db/schema/posts";

/**
 * Locks every thread in which a member wrote, in the same order for all transactions, so that no reply is added or
 * deleted meanwhile.
 */
export async function lockThreadsOf(tx: Tx, authorId: number): Promise<void> {
  await tx.execute(sql`select id from ${comments}
    where id in (select coalesce(parent_id, id) from ${comments} where author_id = ${authorId}) order by id for update`);
}

/**
 * Removes a member's comments from the threads, which are locked, and from the counts of posts: replies are deleted,
 * and a comment that began a thread with replies of others stays as a tombstone without author. Returns threads that
 * may be empty now.
 */
export async function deleteCommentsOf(tx: Tx, authorId: number): Promise<number[]> {
  const rows = await tx.execute<{ id: number }>(sql`with replies as (
      delete from ${comments} where author_id = ${authorId} and parent_id is not null
      returning post_id, parent_id as thread_id, deleted_at
    ), begun as (
      update ${comments} set author_id = null, client_id = null, content = '', facets = '[]', withheld = null, deleted_at = coalesce(deleted_at, now()),
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
    and thread.deleted_at is not null and thread.withheld is null and not exists (select from ${comments} as reply where reply.parent_id = thread.id)`);
}

/** Removes every like that a member gave to a comment, and subtracts them from the counts. */
export async function deleteCommentLikesOf(tx: Tx, memberId: number): Promise<void> {
  await tx.execute(sql`
    with unliked as (delete from ${commentLikes} where user_id = ${memberId} returning comment_id)
    insert into ${commentCounterDeltas} (comment_id, likes) select comment_id, -1 from unliked`);
}
