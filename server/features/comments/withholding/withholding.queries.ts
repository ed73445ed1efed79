import { sql } from "drizzle-orm";
import type { Tx } from "#server/db/client";
import { comments } from "#server/db/schema/comments";
import { postCounterDeltas } from "#server/db/schema/posts";

/** A comment that was removed or put back. */
interface Changed extends Record<string, unknown> {
  postId: number;
  authorId: number;
  /** When it was last changed before. */
  updatedAt: string;
}

/** Locks the thread of a comment, so that no reply is added or deleted until the transaction ends. */
export async function lockThreadOf(tx: Tx, id: number): Promise<void> {
  await tx.execute(sql`select from ${comments} where id = (select coalesce(parent_id, id) from ${comments} where id = ${id})
    for update`);
}

/** Empties a comment and keeps its text aside; null if there is none that is not deleted. */
export async function takeOff(tx: Tx, id: number): Promise<Changed | null> {
  const [row] = await tx.execute<Changed>(sql`with before as (
      select id, post_id, author_id, updated_at from ${comments} where id = ${id} and deleted_at is null for update
    ), emptied as (
      update ${comments} as comment set withheld = jsonb_build_object('content', comment.content, 'facets', comment.facets),
        content = '', facets = '[]', deleted_at = now(), updated_at = now()
      from before where comment.id = before.id returning comment.post_id
    ), counted as (insert into ${postCounterDeltas} (post_id, comments) select post_id, -1 from emptied)
    select post_id as "postId", author_id as "authorId", updated_at::text as "updatedAt" from before`);
  return row ?? null;
}

/** Gives a comment its text back; null if it is not there any more, or was not removed. */
export async function putBack(tx: Tx, id: number, updatedAt: string): Promise<Changed | null> {
  const [row] = await tx.execute<Changed>(sql`with filled as (
      update ${comments} set content = withheld ->> 'content', facets = withheld -> 'facets', withheld = null,
        deleted_at = null, updated_at = ${updatedAt}::timestamptz
      where id = ${id} and withheld is not null returning post_id, author_id
    ), counted as (insert into ${postCounterDeltas} (post_id, comments) select post_id, 1 from filled)
    select post_id as "postId", author_id as "authorId", ${updatedAt}::text as "updatedAt" from filled`);
  return row ?? null;
}
