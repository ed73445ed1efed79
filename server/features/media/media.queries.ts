import { and, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { DbOrTx } from "#server/db/client";
import { media, posts, type StoredMedia, users } from "#server/db/schema";

/** What a post's row keeps of a file. */
const storedMedia = {
  id: media.id,
  type: media.type,
  key: media.key,
  thumbnailKey: media.thumbnailKey,
  width: media.width,
  height: media.height,
  placeholder: media.placeholder,
  alt: media.alt,
};

interface NewMedia extends Omit<StoredMedia, "id"> {
  ownerId: number;
  bytes: number;
}

/** The new row; undefined when the owner's files would then take more than the quota. */
export async function insertMedia(db: DbOrTx, file: NewMedia, quota: number): Promise<StoredMedia | undefined> {
  const values = sql`select ${file.ownerId}::bigint, ${file.type}, ${file.key}, ${file.thumbnailKey}, ${file.width}::integer,
    ${file.height}::integer, ${file.placeholder}, ${file.alt}, ${file.bytes}::bigint
    where (select coalesce(sum(${media.bytes}), 0) from ${media} where ${media.ownerId} = ${file.ownerId}) + ${file.bytes} <= ${quota}`;
  const rows = await db.execute<{ id: number }>(sql`
    insert into ${media} (owner_id, type, key, thumbnail_key, width, height, placeholder, alt, bytes) ${values} returning id`);
  const { ownerId: _owner, bytes: _bytes, ...stored } = file;
  return rows[0] && { id: rows[0].id, ...stored };
}

/** Takes the owner's waiting files, in no order; those that are not theirs or no longer wait are left out. */
export function attachMedia(db: DbOrTx, ownerId: number, ids: number[]): Promise<StoredMedia[]> {
  return db
    .update(media)
    .set({ attachedAt: sql`now()` })
    .where(and(inArray(media.id, ids), eq(media.ownerId, ownerId), isNull(media.attachedAt)))
    .returning(storedMedia);
}

/** Takes waiting files from before the given moment out of the table (`media_unattached_idx`); their keys are left to remove. */
export async function deleteUnattached(db: DbOrTx, before: string, limit: number): Promise<string[]> {
  const oldest = db
    .select({ id: media.id })
    .from(media)
    .where(and(isNull(media.attachedAt), lt(media.createdAt, before)))
    .orderBy(media.createdAt)
    .limit(limit)
    .for("update", { skipLocked: true });
  const rows = await db
    .delete(media)
    .where(inArray(media.id, oldest))
    .returning({ key: media.key, thumbnailKey: media.thumbnailKey });
  return rows.flatMap(({ key, thumbnailKey }) => (thumbnailKey === null ? [key] : [key, thumbnailKey]));
}

/** Takes everything of an owner out of the table; keys of it, and of what the owner and their posts show, are left to remove. */
export async function deleteMediaOf(db: DbOrTx, ownerId: number): Promise<string[]> {
  const rows = await db.execute<{ key: string }>(sql`
    with gone as (delete from ${media} where ${media.ownerId} = ${ownerId} returning key, thumbnail_key),
      shown as (select item ->> 'key' as key, item ->> 'thumbnailKey' as thumbnail_key
        from ${posts} cross join jsonb_array_elements(${posts.media}) as item where ${posts.authorId} = ${ownerId}),
      worn as (select ${users.avatar} ->> 'key' as key, ${users.banner} ->> 'key' as banner_key
        from ${users} where ${users.id} = ${ownerId})
    select key from (
      select key from gone union select thumbnail_key from gone union select key from shown
      union select thumbnail_key from shown union select key from worn union select banner_key from worn) as all_keys
    where key is not null`);
  return rows.map(({ key }) => key);
}

/** Which of these keys a row of `media` knows (`media_key_key`; thumbnails stand beside their video). */
export async function registeredKeys(db: DbOrTx, keys: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ key: media.key, thumbnailKey: media.thumbnailKey })
    .from(media)
    .where(or(inArray(media.key, keys), inArray(media.thumbnailKey, keys)));
  return new Set(rows.flatMap(({ key, thumbnailKey }) => [key, thumbnailKey ?? key]));
}

/** Which of these keys a member or a post shows, whether or not `media` has a row for it. Reads whole tables: ask rarely. */
export async function shownKeys(db: DbOrTx, keys: string[]): Promise<Set<string>> {
  const list = sql.param(keys);
  const rows = await db.execute<{ key: string }>(sql`
    select key from unnest(${list}::text[]) as given (key)
    where exists (select 1 from ${users} where ${users.avatar} ->> 'key' = given.key or ${users.banner} ->> 'key' = given.key)
       or exists (select 1 from ${posts} cross join jsonb_array_elements(${posts.media}) as item
                  where item ->> 'key' = given.key or item ->> 'thumbnailKey' = given.key)`);
  return new Set(rows.map(({ key }) => key));
}
