import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { DbOrTx, Tx } from "#server/db/client";
import { lockInTurn } from "#server/db/marks";
import type { StoredMedia } from "#server/db/schema/images";
import { media } from "#server/db/schema/media";
import { posts } from "#server/db/schema/posts";
import { users } from "#server/db/schema/users";

/** The columns of a file that a post's row repeats. */
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
 * Stores a new row; returns undefined when the owner's files would exceed the quota. Uploads of one owner take turns,
 * so that concurrent ones cannot exceed it together.
 */
export async function insertMedia(tx: Tx, file: NewMedia, quota: number): Promise<StoredMedia | undefined> {
  await lockInTurn(tx, `media of ${file.ownerId}`);
  if ((await storedBytes(tx, file.ownerId)) + file.bytes > quota) return undefined;
  const [row] = await tx.insert(media).values(file).returning(storedMedia);
  return row;
}

/** Returns the bytes of all files of a member. */
export async function storedBytes(db: DbOrTx, ownerId: number): Promise<number> {
  const [{ taken } = { taken: 0 }] = await db
    .select({ taken: sql<number>`coalesce(sum(${media.bytes}), 0)`.mapWith(Number) })
    .from(media)
    .where(eq(media.ownerId, ownerId));
  return taken;
}

/** The condition of an unattached file, which its owner may still describe or discard. */
const isWaiting = (ownerId: number) => and(eq(media.ownerId, ownerId), isNull(media.attachedAt));

/**
 * Locks the member's row before any row of a file. Every change of what a member shows, on posts and profile, takes
 * these locks in the same order.
 */
export async function lockOwner(tx: Tx, ownerId: number): Promise<void> {
  await tx.execute(sql`select from ${users} where ${users.id} = ${ownerId} for no key update`);
}

/** Attaches the owner's unattached files, in no order; others are left out. */
export function attachMedia(db: DbOrTx, ownerId: number, ids: number[]): Promise<StoredMedia[]> {
  return db
    .update(media)
    .set({ attachedAt: sql`now()` })
    .where(and(inArray(media.id, ids), isWaiting(ownerId)))
    .returning(storedMedia);
}

/** Makes the still of an animation the file itself, whose other sizes are made again; returns null for another file. */
export async function keepStill(tx: Tx, id: number): Promise<StoredMedia | null> {
  const [row] = await tx
    .update(media)
    .set({ key: sql`${media.thumbnailKey}`, thumbnailKey: null, renditions: [] })
    .where(and(eq(media.id, id), eq(media.type, "image"), isNotNull(media.thumbnailKey)))
    .returning(storedMedia);
  return row ?? null;
}

interface Description {
  id: number;
  ownerId: number;
  alt: string | null;
}

/** Describes an unattached file; returns null when the file is not the owner's or is attached. */
export async function describeWaiting(db: DbOrTx, { id, ownerId, alt }: Description): Promise<StoredMedia | null> {
  const [row] = await db
    .update(media)
    .set({ alt })
    .where(and(eq(media.id, id), isWaiting(ownerId)))
    .returning(storedMedia);
  return row ?? null;
}

/** Deletes the row of an unattached file and returns its keys; none when the file is not the owner's or is attached. */
export async function deleteWaiting(tx: Tx, ownerId: number, id: number): Promise<string[]> {
  const [row] = await tx
    .delete(media)
    .where(and(eq(media.id, id), isWaiting(ownerId)))
    .returning(storedMedia);
  if (!row) return [];
  return [row.key, ...(row.thumbnailKey === null ? [] : [row.thumbnailKey]), ...row.renditions.map(({ key }) => key)];
}

/**
 * Deletes all rows of an owner's files; returns their keys, and those of everything that the owner and their posts
 * show.
 */
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
