import { and, eq, isNull, sql } from "drizzle-orm";
import { type DbOrTx, prepared, type Tx } from "#server/db/client";
import { digests, reachSettings } from "#server/db/schema/reach";
import { users } from "#server/db/schema/users";
import { isHiddenMember } from "#server/db/visibility";
import type { DueDigest, Reader } from "./digests.model.ts";

/**
 * The next members behind an id who can get digests, by the primary key. The first part of the statement reads at most
 * so many members, whoever of them can get one.
 */
export const readersAfter = prepared<{ last: number | null; readers: Reader[] }[], { after: number; limit: number }>(
  (db) =>
    db
      .with(
        db.$with("taken", {}).as(
          sql`select * from ${users} where ${users.id} > ${sql.placeholder("after")} order by ${users.id}
            limit ${sql.placeholder("limit")}`,
        ),
      )
      .select({
        last: sql<number | null>`(select max(id) from taken)`.mapWith((id) => (id === null ? null : Number(id))),
        readers: sql<Reader[]>`(select coalesce(json_agg(json_build_object('id', member.id,
            'frequency', coalesce(choice.digest, 'weekly'), 'timeZone', choice.time_zone,
            'doNotDisturb', coalesce(choice.do_not_disturb, false), 'quietFrom', coalesce(choice.quiet_from, 1320),
            'quietTo', coalesce(choice.quiet_to, 420), 'period', newest.period,
            'createdAt', to_char(member.created_at, 'YYYY-MM-DD"T"HH24:MI:SS'))), '[]')
          from taken as member left join ${reachSettings} as choice on choice.user_id = member.id
          left join ${digests} as newest on newest.user_id = member.id
          where member.email_verified_at is not null and member.email_refused_at is null
            and not ${isHiddenMember(sql`member.id`)}
            and coalesce(choice.digest, 'weekly') <> 'never')`,
      })
      .from(sql`(select 1) as one`)
      .prepare("digest_readers"),
);

/** Takes the periods of digests; returns those that no other job has taken before. */
export async function takePeriods(tx: Tx, due: readonly DueDigest[]): Promise<{ userId: number; period: string }[]> {
  if (due.length === 0) return [];
  return tx
    .insert(digests)
    .values([...due])
    .onConflictDoUpdate({
      target: digests.userId,
      set: { period: sql`excluded.period`, since: sql`excluded.since`, sentAt: null },
      setWhere: sql`${digests.period} < excluded.period`,
    })
    .returning({ userId: digests.userId, period: digests.period });
}

const isOf = (userId: number, period: string) => and(eq(digests.userId, userId), eq(digests.period, period));

/** Finds from when on a digest is about things, if it was not sent yet. */
export async function sinceOf(db: DbOrTx, userId: number, period: string): Promise<string | undefined> {
  const [row] = await db
    .select({ since: digests.since })
    .from(digests)
    .where(and(isOf(userId, period), isNull(digests.sentAt)));
  return row?.since;
}

/** Marks a digest as sent; returns false when it was before. */
export async function markSent(db: DbOrTx, userId: number, period: string): Promise<boolean> {
  const rows = await db
    .update(digests)
    .set({ sentAt: sql`now()` })
    .where(and(isOf(userId, period), isNull(digests.sentAt)))
    .returning({ userId: digests.userId });
  return rows.length > 0;
}

/** Takes the mark back of a digest that could not be handed over. */
export async function markUnsent(db: DbOrTx, userId: number, period: string): Promise<void> {
  await db.update(digests).set({ sentAt: null }).where(isOf(userId, period));
}
