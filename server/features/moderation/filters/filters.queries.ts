import { and, eq, sql } from "drizzle-orm";
import { prepared, type DbOrTx, type Tx } from "#server/db/client";
import { lockInTurn } from "#server/db/marks";
import { moderationFilters, type StoredFilter } from "#server/db/schema/moderation";

/** A filter of the queue under a name. */
export interface FilterRow {
  id: number;
  name: string;
  filter: StoredFilter;
}

const columns = { id: moderationFilters.id, name: moderationFilters.name, filter: moderationFilters.filter };

/** Lists a moderator's filters by name (`moderation_filters_name_key`). */
export const filtersOf = prepared<FilterRow[], { viewer: number }>((db) =>
  db
    .select(columns)
    .from(moderationFilters)
    .where(eq(moderationFilters.userId, sql.placeholder("viewer")))
    .orderBy(sql`lower(${moderationFilters.name})`)
    .prepare("moderation_filters"),
);

/** Serializes the changes of a moderator's filters, so that they do not exceed the limit. */
export const filtersInTurn = (tx: Tx, viewerId: number) => lockInTurn(tx, `moderation filters:${viewerId}`);

/** Counts a moderator's filters under other names, in any case. */
export const countOtherFilters = (db: DbOrTx, viewerId: number, name: string): Promise<number> =>
  db.$count(
    moderationFilters,
    and(eq(moderationFilters.userId, viewerId), sql`lower(${moderationFilters.name}) <> lower(${name})`),
  );

/** Stores a filter, or replaces the one of the same name in any case; those of a moderator take turns. */
export async function storeFilter(
  tx: Tx,
  viewerId: number,
  { name, filter }: Omit<FilterRow, "id">,
): Promise<FilterRow> {
  const [replaced] = await tx
    .update(moderationFilters)
    .set({ name, filter })
    .where(and(eq(moderationFilters.userId, viewerId), sql`lower(${moderationFilters.name}) = lower(${name})`))
    .returning(columns);
  if (replaced) return replaced;
  const [row] = await tx.insert(moderationFilters).values({ userId: viewerId, name, filter }).returning(columns);
  if (!row) throw new Error("A filter was not stored.");
  return row;
}

/** Deletes a moderator's filter; returns false when they have no such filter. */
export async function deleteFilter(db: DbOrTx, viewerId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(moderationFilters)
    .where(and(eq(moderationFilters.id, id), eq(moderationFilters.userId, viewerId)))
    .returning({ id: moderationFilters.id });
  return rows.length > 0;
}
