import { isNull, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db, DbOrTx, Tx } from "#server/db/client";
import { comments } from "#server/db/schema/comments";
import { tagFollows } from "#server/db/schema/explore";
import { posts } from "#server/db/schema/posts";
import { tags } from "#server/db/schema/tags";

/** A text whose language is still to be found. */
export interface UnreadText {
  id: number;
  text: string;
}

const newestUnread = (table: PgTable, id: PgColumn, language: PgColumn, text: SQL) => (db: Db, limit: number) =>
  db
    .select({ id: sql<number>`${id}`, text: sql<string>`${text}` })
    .from(table)
    .where(isNull(language))
    .orderBy(sql`${id} desc`)
    .limit(limit);

/** Finds the newest posts whose language is still to be found, by `posts_unread_idx`. */
export const unreadPosts = newestUnread(
  posts,
  posts.id,
  posts.language,
  sql`concat_ws(' ', ${posts.title}, ${posts.content})`,
);

/** The same of comments, by `comments_unread_idx`. */
export const unreadComments = newestUnread(comments, comments.id, comments.language, sql`${comments.content}`);

/**
 * Stores the language of texts, and returns of how many; a trigger writes their words for the search. It leaves rows that
 * somebody else has locked, so that it never waits for anybody who waits for it.
 */
const storing =
  (table: typeof posts | typeof comments) =>
  async (db: DbOrTx, texts: readonly { id: number; language: string }[]): Promise<number> => {
    const ids = sql`${sql.param(texts.map(({ id }) => id))}::bigint[]`;
    const rows = await db.execute(sql`with held as (
      select id from ${table} where id = any(${ids}) and language is null order by id for no key update skip locked)
    update ${table} as known set language = found.language
    from held join unnest(${ids}, ${sql.param(texts.map(({ language }) => language))}::text[]) as found (id, language) using (id)
    where known.id = held.id returning known.id`);
    return rows.length;
  };

export const storeLanguagesOfPosts = storing(posts);
export const storeLanguagesOfComments = storing(comments);

/** Names of tags from before they were folded, by `tags_unfolded_idx`. */
export async function unfoldedTags(db: DbOrTx, limit: number): Promise<string[]> {
  const rows = await db
    .select({ name: tags.name })
    .from(tags)
    .where(sql`name <> fold(name)`)
    .limit(limit);
  return rows.map(({ name }) => name);
}

/** Names so many posts with an unfolded tag anew, by `posts_tags_idx`; a trigger does it. Returns their number. */
export async function renameTagOfPosts(db: DbOrTx, name: string, limit: number): Promise<number> {
  const rows = await db.execute(sql`update ${posts} as known set tags = coalesce(known.tag_forms, known.tags)
    where id in (select id from ${posts} where tags @> ${sql.param([name])}::text[]
      order by id limit ${limit} for no key update skip locked) returning id`);
  return rows.length;
}

/** Joins an unfolded tag with the tag of its folded name: its count, and whoever follows it. */
export async function joinTag(tx: Tx, name: string): Promise<void> {
  await tx.execute(sql`with gone as (delete from ${tags} where name = ${name} returning posts_count),
      unfollowed as (delete from ${tagFollows} where name = ${name} returning user_id, created_at),
      followed as (insert into ${tagFollows} (user_id, name, created_at)
        select user_id, fold(${name}), created_at from unfollowed on conflict do nothing)
    insert into ${tags} as known (name, posts_count) select fold(${name}), posts_count from gone
    on conflict (name) do update set posts_count = known.posts_count + excluded.posts_count`);
}
