import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { DbOrTx, Tx } from "#server/db/client";
import { lockInTurn } from "#server/db/marks";
import type { StoredMedia } from "#server/db/schema/images";
import { media } from "#server/db/schema/media";
import { posts } from "#server/db/schema/posts";
import { users } from "#server/db/schema/users";

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
  renditions: media.renditions,
  duration: media.duration,
};

interface NewMedia extends Omit<StoredMedia, "id" | "renditions"> {
  duration: number | null;
  ownerId: number;
  bytes: number;
}

/**
 * The new row; undefined when the owner's files would then take more than the quota. Uploads of one owner are counted
 * one after the other, so that several at once cannot pass it together.
 */
export async function insertMedia(tx: Tx, file: NewMedia, quota: number): Promise<StoredMedia | undefined> {
  await lockInTurn(tx, `media of ${file.ownerId}`);
  const [{ taken } = { taken: 0 }] = await tx
    .select({ taken: sql<number>`coalesce(sum(${media.bytes}), 0)`.mapWith(Number) })
    .from(media)
    .where(eq(media.ownerId, file.ownerId));
  if (taken + file.bytes > quota) return undefined;
  const [row] = await tx.insert(media).values(file).returning(storedMedia);
  return row;
}

/** A file that its owner may still describe or take back. */
const isWaiting = (ownerId: number) => and(eq(media.ownerId, ownerId), isNull(media.attachedAt));

/**
 * What a member shows, on posts and profile, changes under the lock of the member's row, which is taken before that of
 * any file.
 */
export async function lockOwner(tx: Tx, ownerId: number): Promise<void> {
  await tx.execute(sql`select from ${users} where ${users.id} = ${ownerId} for no key update`);
}

/** Takes the owner's waiting files, in no order; those that are not theirs or no longer wait are left out. */
export function attachMedia(db: DbOrTx, ownerId: number, ids: number[]): Promise<StoredMedia[]> {
  return db
    .update(media)
    .set({ attachedAt: sql`now()` })
    .where(and(inArray(media.id, ids), isWaiting(ownerId)))
    .returning(storedMedia);
}

interface Description {
  id: number;
  ownerId: number;
  alt: string | null;
}

/** Null when the file is not the owner's or waits no longer. */
export async function describeWaiting(db: DbOrTx, { id, ownerId, alt }: Description): Promise<StoredMedia | null> {
  const [row] = await db
    .update(media)
    .set({ alt })
    .where(and(eq(media.id, id), isWaiting(ownerId)))
    .returning(storedMedia);
  return row ?? null;
}

/** Takes a waiting file out of the table; its keys are left to remove. None when it is not the owner's or waits no longer. */
export async function deleteWaiting(tx: Tx, ownerId: number, id: number): Promise<string[]> {
  const [row] = await tx
    .delete(media)
    .where(and(eq(media.id, id), isWaiting(ownerId)))
    .returning(storedMedia);
  if (!row) return [];
  return [row.key, ...(row.thumbnailKey === null ? [] : [row.thumbnailKey]), ...row.renditions.map(({ key }) => key)];
}

/** Takes everything of an owner out of the table; keys of it, and of what the owner and their posts show, are left to remove. */
export async function deleteMediaOf(db: DbOrTx, ownerId: number): Promise<string[]> {
  const rows = await db.execute<{ key: string }>(sql`
    with gone as (delete from ${media} where ${media.ownerId} = ${ownerId} returning key, thumbnail_key, renditions),
      shown as (select item ->> 'key' as key, item ->> 'thumbnailKey' as thumbnail_key
        from ${posts} cross join jsonb_array_elements(${posts.media}) as item where ${posts.authorId} = ${ownerId}),
      worn as (select ${users.avatar} ->> 'key' as key, ${users.banner} ->> 'key' as banner_key
        from ${users} where ${users.id} = ${ownerId})
    select key from (
      select key from gone union select thumbnail_key from gone
      union select made ->> 'key' from gone cross join jsonb_array_elements(gone.renditions) as made
      union select key from shown union select thumbnail_key from shown
      union select key from worn union select banner_key from worn) as all_keys
    where key is not null`);
  return rows.map(({ key }) => key);
}
