import { and, eq, sql } from "drizzle-orm";
import type { DbOrTx, Tx } from "#server/db/client";
import type { StoredRendition } from "#server/db/schema/images";
import { groupMembers, groups } from "#server/db/schema/groups";
import { media } from "#server/db/schema/media";
import { posts } from "#server/db/schema/posts";
import { users } from "#server/db/schema/users";

export interface Picture {
  id: number;
  ownerId: number;
  key: string;
}

/** Finds a picture that may have other sizes; null for a video, and for a deleted file. */
export async function findPicture(db: DbOrTx, id: number): Promise<Picture | null> {
  const [row] = await db
    .select({ id: media.id, ownerId: media.ownerId, key: media.key })
    .from(media)
    .where(and(eq(media.id, id), eq(media.type, "image")));
  return row ?? null;
}

const usersOf = ({ id, ownerId }: Picture) =>
  sql`${posts.authorId} = ${ownerId} and ${posts.media} @> ${JSON.stringify([{ id }])}::jsonb`;

/** Stores the sizes of a picture; returns whether the picture still existed under its key. */
export async function putRenditions(tx: Tx, { id, key }: Picture, made: StoredRendition[]): Promise<boolean> {
  const rows = await tx
    .update(media)
    .set({ renditions: made })
    .where(and(eq(media.id, id), eq(media.key, key)))
    .returning({ id: media.id });
  return rows.length > 0;
}

/** Adds the sizes to the copy of the picture in the rows of its posts. */
export async function putOnPosts(tx: Tx, picture: Picture, made: StoredRendition[]): Promise<void> {
  await tx.execute(sql`
    update ${posts} set media = (
      select jsonb_agg(case when item ->> 'id' = ${String(picture.id)}
        then item || jsonb_build_object('renditions', ${JSON.stringify(made)}::jsonb) else item end order by place)
      from jsonb_array_elements(${posts.media}) with ordinality as items (item, place))
    where ${usersOf(picture)}`);
}

/** Adds the sizes to the copy of the picture in the row of its profile. */
export async function putOnUser(tx: Tx, { ownerId, key }: Picture, made: StoredRendition[]): Promise<void> {
  const list = sql`jsonb_build_object('renditions', ${JSON.stringify(made)}::jsonb)`;
  await tx.execute(sql`
    update ${users} set
      avatar = case when avatar ->> 'key' = ${key} then avatar || ${list} else avatar end,
      banner = case when banner ->> 'key' = ${key} then banner || ${list} else banner end
    where ${users.id} = ${ownerId} and ${key} in (avatar ->> 'key', banner ->> 'key')`);
}

/** Adds the sizes to the copy of the picture in the rows of the groups that show it, among those of its owner. */
export async function putOnGroups(db: DbOrTx, { ownerId, key }: Picture, made: StoredRendition[]): Promise<void> {
  await db.execute(sql`
    update ${groups} set cover = cover || jsonb_build_object('renditions', ${JSON.stringify(made)}::jsonb)
    where ${groups.id} in (select group_id from ${groupMembers} where user_id = ${ownerId} and state = 'member')
      and cover ->> 'key' = ${key}`);
}
