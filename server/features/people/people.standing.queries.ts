import { sql } from "drizzle-orm";
import { allowTime, prepared, type DbOrTx, type Tx } from "#server/db/client";
import { lockInTurn } from "#server/db/marks";
import { posts } from "#server/db/schema/posts";
import { users } from "#server/db/schema/users";
import { marksReceived } from "#server/db/standing";
import { type OperatorChoice, STANDING } from "./people.standing.model.ts";

const number = (value: number) => sql.raw(String(value));
const ids = sql`${sql.placeholder("ids")}::bigint[]`;

/** Serializes reviews, so that no two of them hand out the same places of the first members. */
export async function reviewInTurn(tx: Tx): Promise<void> {
  await lockInTurn(tx, "standing");
  await allowTime(tx, 30);
}

/**
 * Works out the standing of these members, and writes it where it changed; returns the number of changes. What an
 * operator decided stays. Marks are read only of those whom nothing else decides about.
 */
export const review = prepared<{ changed: number }[], { ids: number[] }>((db) => {
  const reviewed = sql`select id, has_standing, standing_basis as basis, email_verified_at is not null as is_verified,
      created_at <= now() - interval '${number(STANDING.ageDays)} days' as is_old from ${users} where id = any(${ids})`;
  const judged = sql`select id, has_standing, basis, case
      when basis in ('given', 'taken') then basis
      when not is_verified then null
      when basis = 'early' then 'early'
      when not is_old then null
      when ${marksReceived(sql`reviewed.id`)} >= ${number(STANDING.marksBy)} then 'marks'
      else 'waiting' end as verdict from reviewed`;
  const few = sql`select greatest(0, ${number(STANDING.earlyMembers)} - count(*)) as places
    from (select from ${users} where has_standing limit ${number(STANDING.earlyMembers)}) as first`;
  const decided = sql`select id, has_standing, basis, case when verdict is distinct from 'waiting' then verdict
      when row_number() over (partition by verdict = 'waiting' order by id) <= (select places from few) then 'early' end as verdict
    from judged`;
  const changed = sql`update ${users} set standing_basis = decided.verdict, has_standing = coalesce(decided.verdict <> 'taken', false)
    from decided where decided.id = ${users.id}
      and (decided.basis, decided.has_standing) is distinct from (decided.verdict, coalesce(decided.verdict <> 'taken', false))
    returning 1`;
  return db
    .with(
      db.$with("reviewed", {}).as(reviewed),
      db.$with("judged", {}).as(judged),
      db.$with("few", {}).as(few),
      db.$with("decided", {}).as(decided),
      db.$with("changed", {}).as(changed),
    )
    .select({ changed: sql<number>`count(*)` })
    .from(sql`changed`)
    .prepare("standing_review");
});

/** The ids of the members after one, in their order, by primary key. */
export const membersAfter = prepared<{ id: number }[], { after: number; limit: number }>((db) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(sql`${users.id} > ${sql.placeholder("after")}`)
    .orderBy(users.id)
    .limit(sql.placeholder("limit"))
    .prepare("standing_members_after"),
);

/** Members without standing who wrote one of the newest posts of a few days (`posts_feed_idx`). */
export const recentWriters = prepared<{ id: number }[], { limit: number }>((db) =>
  db
    .select({ id: sql<number>`recent.author_id` })
    .from(
      sql`(select distinct author_id from (select author_id from ${posts}
          where created_at > now() - interval '${number(STANDING.writersDays)} days'
          order by created_at desc limit ${sql.placeholder("limit")}) as newest) as recent
        join ${users} as author on author.id = recent.author_id and not author.has_standing and author.email_verified_at is not null`,
    )
    .prepare("standing_recent_writers"),
);

/** Checks whether anybody has standing (`users_standing_idx`). */
export const isAnyoneStanding = prepared<{ found: boolean }[], Record<string, never>>((db) =>
  db
    .select({ found: sql<boolean>`exists (select from ${users} where has_standing)` })
    .from(sql`(select 1) as one`)
    .prepare("standing_any"),
);

/** Stores what an operator decides about a member; returns the basis that is stored now, or undefined for nobody. */
export async function setStanding(
  db: DbOrTx,
  username: string,
  choice: OperatorChoice,
): Promise<{ id: number; username: string } | undefined> {
  const basis = { on: "given", off: "taken", auto: null } as const;
  const [row] = await db
    .update(users)
    .set({ standingBasis: basis[choice], hasStanding: choice === "on" })
    .where(sql`lower(${users.username}) = lower(${username})`)
    .returning({ id: users.id, username: users.username });
  return row;
}

/** Finds what is stored about a member's standing. */
export async function standingOf(db: DbOrTx, username: string) {
  const [row] = await db
    .select({ username: users.username, hasStanding: users.hasStanding, basis: users.standingBasis })
    .from(users)
    .where(sql`lower(${users.username}) = lower(${username})`);
  return row;
}
