import { sql } from "drizzle-orm";
import type { DbOrTx, Tx } from "#server/db/client";
import { bonds } from "#server/db/schema/people";
import { users } from "#server/db/schema/users";

const counted = sql`(select count(*) from ${bonds} where ${bonds.userId} = ${users.id})`;

/**
 * Reads the next members by id; `last` is null after the end, `wrong` are those whose stored count differs from their
 * bonds.
 */
export async function miscounted(
  db: DbOrTx,
  after: number,
  limit: number,
): Promise<{ last: number | null; wrong: number[] }> {
  const [row] = await db.execute<{ last: number | null; wrong: number[] | null }>(sql`
    select max(id) as last, jsonb_agg(id order by id) filter (where kept <> counted) as wrong
    from (select ${users.id}, ${users.bondsCount} as kept, ${counted} as counted from ${users}
      where ${users.id} > ${after} order by ${users.id} limit ${limit}) as looked`);
  return { last: row?.last ?? null, wrong: row?.wrong ?? [] };
}

/** Locks these members, so that no bond of theirs begins or ends before the transaction does. */
export async function holdMembers(tx: Tx, ids: number[]): Promise<void> {
  await tx.execute(
    sql`select from ${users} where ${users.id} = any(${sql.param(ids)}::bigint[]) order by ${users.id} for no key update`,
  );
}

/** Corrects the counts of locked members; returns by how many bonds each was wrong. */
export async function recount(tx: Tx, ids: number[]): Promise<{ id: number; off: number }[]> {
  return tx.execute<{ id: number; off: number }>(sql`
    with true_counts as (select ${users.id}, ${users.bondsCount} as kept, ${counted} as counted from ${users}
      where ${users.id} = any(${sql.param(ids)}::bigint[]))
    update ${users} set bonds_count = counted from true_counts
    where ${users.id} = true_counts.id and kept <> counted
    returning ${users.id}, (kept - counted)::int as off`);
}
