import { sql } from "drizzle-orm";
import type { Tx } from "#server/db/client";
import { media } from "#server/db/schema/media";

/** The condition of a file of the owner; null stands for anybody. */
const isOf = (ownerId: number | null) => (ownerId === null ? sql`true` : sql`owner_id = ${ownerId}`);

/**
 * Deletes the rows of an owner's files; returns their keys, those of their stills and of every size, so that the caller
 * can remove the files.
 */
export async function deleteReleased(tx: Tx, ownerId: number | null, ids: number[]): Promise<string[]> {
  const rows = await tx.execute<{ key: string }>(sql`
    with gone as (
      delete from ${media} where id = any(${sql.param(ids)}::bigint[]) and ${isOf(ownerId)}
      returning key, thumbnail_key, renditions)
    select key from gone union select thumbnail_key from gone where thumbnail_key is not null
    union select made ->> 'key' from gone, jsonb_array_elements(gone.renditions) as made`);
  return rows.map(({ key }) => key);
}

/** Finds the rows of an owner's files by their keys (`media_key_key`). */
export async function findByKeys(tx: Tx, ownerId: number | null, keys: string[]): Promise<{ id: number }[]> {
  return tx.execute<{ id: number }>(
    sql`select id from ${media} where key = any(${sql.param(keys)}::text[]) and ${isOf(ownerId)}`,
  );
}
