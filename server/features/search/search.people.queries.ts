import { sql, type SQL } from "drizzle-orm";
import { prepared } from "#server/db/client";
import { users } from "#server/db/schema/users";
import { canSeePerson } from "#server/db/visibility";

const viewer = sql.placeholder("viewer");
const name = sql`fold(${sql.placeholder("name")}::text)`;
/** Sorts after every character. */
const LAST = sql.raw("U&'\\+10FFFF'");
const folded = sql`fold(${users.name})`;

/** Members whose name or username begins with a text that is one slip away, at most so many of each. */
const BEGUN_MAX = sql.raw("3");
const begunBy = (column: SQL) =>
  sql`select begun.id from unnest(${sql.placeholder("slips")}::text[]) as slip cross join lateral (
    select id from ${users} where ${column} ~>=~ slip and ${column} ~<~ (slip || ${LAST}::text) limit ${BEGUN_MAX}) as begun`;

/** Of the members who look alike at most so many are compared: a first name may be that of every twentieth member. */
const ALIKE_MAX = sql.raw("300");
/** Nobody who only looks alike is looked for where so many are one slip away. */
const ENOUGH = sql.raw("3");
const isAlike = sql`${folded} % ${name} or ${users.username} % ${name} or ${name} <% ${folded}`;
const isSeen = sql`${users.id} <> ${viewer} and ${canSeePerson(viewer, users.id)}`;

const PARTS: Record<string, SQL> = {
  slipped: sql`select ${users.id} from ${users}
    where ${users.id} = any(array(${begunBy(folded)} union ${begunBy(sql`lower(${users.username})`)})) and ${isSeen}`,
  alike: sql`select ${users.id} from (select * from ${users}
      where (select count(*) from slipped) < least(${ENOUGH}, ${sql.placeholder("limit")}) and (${isAlike}) limit ${ALIKE_MAX}) as ${users}
    where ${isSeen}`,
};

/**
 * Members for what was typed when no name holds it, the nearest first: those whose name or username begins with a text
 * that is one slip away, by the indexes of beginnings, and if these are too few, those who look alike, by
 * `users_name_fold_trgm_idx` and `users_username_trgm_idx`.
 */
export const nearPeople = prepared<{ id: number }[], { viewer: number; name: string; slips: string[]; limit: number }>(
  (db) =>
    db
      .with(...Object.entries(PARTS).map(([part, text]) => db.$with(part, {}).as(text)))
      .select({ id: users.id })
      .from(users)
      .where(sql`${users.id} = any(array(select id from slipped union select id from alike))`)
      .orderBy(
        sql`(${users.id} = any(array(select id from slipped)))::int
          + greatest(similarity(${folded}, ${name}), similarity(${users.username}, ${name}), word_similarity(${name}, ${folded})) desc`,
        users.id,
      )
      .limit(sql.placeholder("limit"))
      .prepare("search_people_near"),
);
