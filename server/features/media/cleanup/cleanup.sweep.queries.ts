import { and, eq, inArray, isNull, lt, notExists, or, sql } from "drizzle-orm";
import type { DbOrTx } from "#server/db/client";
import { communitySettings } from "#server/db/schema/community";
import { draftMedia, media } from "#server/db/schema/media";
import { posts } from "#server/db/schema/posts";
import { staffLog } from "#server/db/schema/staff";
import { users } from "#server/db/schema/users";

/**
 * Deletes the rows of unattached files from before a moment (`media_unattached_idx`), except those of a draft; returns
 * their keys, those of their stills and of every size, so that the caller can remove the files.
 */
export async function deleteUnattached(db: DbOrTx, before: string, limit: number): Promise<string[]> {
  const held = db
    .select({ one: sql`1` })
    .from(draftMedia)
    .where(eq(draftMedia.mediaId, media.id));
  const oldest = db
    .select({ id: media.id })
    .from(media)
    .where(and(isNull(media.attachedAt), lt(media.createdAt, before), notExists(held)))
    .orderBy(media.createdAt)
    .limit(limit)
    .for("update", { skipLocked: true });
  const rows = await db
    .delete(media)
    .where(inArray(media.id, oldest))
    .returning({ key: media.key, thumbnailKey: media.thumbnailKey, renditions: media.renditions });
  return rows.flatMap(({ key, thumbnailKey, renditions }) => [
    key,
    ...(thumbnailKey === null ? [] : [thumbnailKey]),
    ...renditions.map((made) => made.key),
  ]);
}

/**
 * Finds which of these keys of whole files have a row in `media` (`media_key_key`; stills are in the row of what
 * they stand for).
 */
export async function registeredKeys(db: DbOrTx, keys: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ key: media.key, thumbnailKey: media.thumbnailKey })
    .from(media)
    .where(or(inArray(media.key, keys), inArray(media.thumbnailKey, keys)));
  return new Set(rows.flatMap(({ key, thumbnailKey }) => [key, thumbnailKey ?? key]));
}

/**
 * Finds which of these keys a member, a post or the community uses, with or without a row in `media`. A former logo is in
 * use as long as the log of staff knows it, so that its change can be taken back. It reads whole tables, so call it
 * rarely.
 */
export async function keysInUse(db: DbOrTx, keys: string[]): Promise<Set<string>> {
  const list = sql.param(keys);
  const rows = await db.execute<{ key: string }>(sql`
    select key from unnest(${list}::text[]) as given (key)
    where exists (select 1 from ${users} where ${users.avatar} ->> 'key' = given.key or ${users.banner} ->> 'key' = given.key)
       or exists (select 1 from ${posts} cross join jsonb_array_elements(${posts.media}) as item
                  where item ->> 'key' = given.key or item ->> 'thumbnailKey' = given.key)
       or exists (select 1 from ${communitySettings} where ${communitySettings.logo} ->> 'key' = given.key)
       or exists (select 1 from ${staffLog} where ${staffLog.action} = 'settings.change'
                  and given.key in (${staffLog.before} #>> '{logo,key}', ${staffLog.after} #>> '{logo,key}'))`);
  return new Set(rows.map(({ key }) => key));
}
