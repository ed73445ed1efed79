import { sql } from "drizzle-orm";
import { allowTime, type Tx } from "#server/db/client";
import type { StoredMedia } from "#server/db/schema/images";
import { posts, totalDeltas } from "#server/db/schema/posts";
import { tagDeltas } from "#server/db/schema/tags";
import { users } from "#server/db/schema/users";

/**
 * Hides all posts of a public group that is deleted, or shows them again, and moves every count that depends on it. A
 * hidden one is a post for members alone, of a group that has no members any more.
 */
export async function setGroupPostsHidden(tx: Tx, groupId: number, isHidden: boolean): Promise<void> {
  await allowTime(tx, 60);
  const [before, after, change] = isHidden ? ["public", "group", -1] : ["group", "public", 1];
  // The order is that of all who lock counts of authors and then posts.
  await tx.execute(sql`select 1 from ${users}
    where id in (select author_id from ${posts} where group_id = ${groupId}) order by id for no key update`);
  await tx.execute(sql`with moved as (
      update ${posts} set visibility = ${after} where group_id = ${groupId} and visibility = ${before}
      returning author_id, tags
    ), of_authors as (
      update ${users} as author set public_posts_count = author.public_posts_count + ${change}::int * written.posts
      from (select author_id, count(*)::int as posts from moved group by author_id) as written
      where author.id = written.author_id
    ), of_all as (
      insert into ${totalDeltas} (name, delta) select 'public_posts', ${change}::smallint from moved
    )
    insert into ${tagDeltas} (name, delta) select tag, ${change}::smallint from moved, unnest(moved.tags) as tag`);
}

/** One transaction removes at most this many posts. */
const BATCH = sql.raw("100");

/** Deletes some posts of a group that can no longer be restored; they are in no count, since they were hidden. */
export async function deletePostsOfGroup(
  tx: Tx,
  groupId: number,
): Promise<{ authorId: number; media: StoredMedia[] }[]> {
  await allowTime(tx, 30);
  const rows = await tx.execute<{ author_id: string; media: StoredMedia[] }>(sql`delete from ${posts}
    where id in (select id from ${posts} where group_id = ${groupId} order by created_at desc, id desc limit ${BATCH})
      and visibility <> 'public'
    returning author_id, media`);
  return rows.map(({ author_id: authorId, media }) => ({ authorId: Number(authorId), media }));
}
