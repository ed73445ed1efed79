import { and, eq, sql } from "drizzle-orm";
import type { DbOrTx, Tx } from "#server/db/client";
import { comments } from "#server/db/schema/comments";
import type { StoredFacet } from "#server/db/schema/facets";
import { postCounterDeltas, posts } from "#server/db/schema/posts";
import { canSeePost, canSeeThread } from "#server/db/visibility";
import type { CommentView } from "./comments.model.ts";

/** The new text of a comment. */
interface NewContent {
  authorId: number;
  id: number;
  content: string;
  language: string;
  facets: StoredFacet[];
}

/**
 * Changes the text of a comment by the author that is not deleted and that they may see; returns whether there was one.
 */
export async function updateContent(
  db: DbOrTx,
  { authorId, id, content, language, facets }: NewContent,
): Promise<boolean> {
  const changed = await db
    .update(comments)
    .set({
      content,
      language,
      facets,
      updatedAt: sql`now()`,
      editedAt: sql`case when ${comments.content} <> ${content} then now() else ${comments.editedAt} end`,
    })
    .where(
      and(
        eq(comments.id, id),
        eq(comments.authorId, authorId),
        sql`${comments.deletedAt} is null`,
        sql`exists (select from ${posts} where ${posts.id} = ${comments.postId} and ${canSeePost(authorId, posts)})`,
        canSeeThread(authorId, comments.parentId),
      ),
    )
    .returning({ id: comments.id });
  return changed.length > 0;
}

/** Locks the beginning of a thread, so that no reply is added or deleted until the transaction ends. */
export async function lockThread(tx: Tx, threadId: number): Promise<void> {
  await tx.select({ id: comments.id }).from(comments).where(eq(comments.id, threadId)).for("update");
}

/**
 * Deletes a comment of the member, or under their post, whose thread is locked. It leaves a tombstone if the comment
 * has replies; otherwise it removes the comment, and a tombstone whose last reply it was. Safe to repeat.
 */
export async function deleteComment(
  tx: Tx,
  memberId: number,
  { id: commentId, parentId }: Pick<CommentView, "id" | "parentId">,
): Promise<void> {
  const replies = sql`exists (select from ${comments} as reply where reply.parent_id = ${commentId})`;
  const living = sql`id = ${commentId} and deleted_at is null and (author_id = ${memberId}
    or exists (select from ${posts} where ${posts.id} = post_id and ${posts.authorId} = ${memberId}))`;
  await tx.execute(sql`with emptied as (
      update ${comments} set content = '', facets = '[]', deleted_at = now(), updated_at = now()
      where ${living} and ${replies} returning post_id
    ), removed as (
      delete from ${comments} where ${living} and not ${replies} returning post_id
    ), tombstone as (
      delete from ${comments} where id = ${parentId}::bigint and deleted_at is not null and withheld is null
        and exists (select from removed)
        and not exists (select from ${comments} as reply where reply.parent_id = ${parentId}::bigint and reply.id <> ${commentId})
    )
    insert into ${postCounterDeltas} (post_id, comments)
    select post_id, -1 from emptied union all select post_id, -1 from removed`);
}
