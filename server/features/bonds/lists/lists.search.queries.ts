import { and, sql, type SQL } from "drizzle-orm";
import { prepared } from "#server/db/client";
import { behind, type KeysetValues } from "#server/db/keyset";
import { personColumns } from "#server/db/personColumns";
import { bonds } from "#server/db/schema/people";
import { users } from "#server/db/schema/users";
import { canSeePerson } from "#server/db/visibility";
import type { Person } from "#server/features/people/people.model";

const viewer = sql.placeholder("viewer");
const pattern = sql`${sql.placeholder("pattern")}::text`;

const matches = sql`${users.id} <> ${viewer} and ${canSeePerson(viewer, users.id)}
  and (${users.name} ilike ${pattern} or ${users.username} ilike ${pattern})`;

/**
 * The position of a person among the matches, as a timestamp, so that every list has the same kind of cursor: the time
 * of joining, two thousand years later for a name that begins with the text, and a thousand for a bond: what was typed
 * says more than who is known.
 */
const standing: SQL = sql`${users.createdAt} + interval '1000 years' * (
  2 * (${users.name} ilike ${sql.placeholder("start")}::text or ${users.username} ilike ${sql.placeholder("start")}::text)::int
  + (exists (select from ${bonds} where ${bonds.userId} = ${viewer} and ${bonds.bondId} = ${users.id}))::int)`;

type SearchValues = KeysetValues & { viewer: number };

type Row = Person & { since: string };

/**
 * Finds people whose name or username holds a text, by `users_name_trgm_idx` and `users_username_trgm_idx`: names
 * that begin with it first, and among equals bonds.
 */
export const searchPeople = prepared<Row[], SearchValues & { pattern: string; start: string }>((db) =>
  db
    .select({ ...personColumns, since: sql<string>`${standing}`.mapWith(users.createdAt).as("since") })
    .from(users)
    .where(and(matches, behind(standing, users.id)))
    .orderBy(sql`${standing} desc`, sql`${users.id} desc`)
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"))
    .prepare("people_search"),
);

/** Counts the people whom a search finds. */
export const countMatches = prepared<{ count: number }[], { viewer: number; pattern: string }>((db) =>
  db
    .select({ count: sql<number>`count(*)` })
    .from(users)
    .where(matches)
    .prepare("people_search_count"),
);

const others = sql`${users.id} <> ${viewer} and ${canSeePerson(viewer, users.id)}`;

/** Lists all other members, the last to join first, by primary key. */
export const everybody = prepared<Row[], SearchValues>((db) =>
  db
    .select({ ...personColumns, since: sql<string>`${users.createdAt}`.mapWith(users.createdAt).as("since") })
    .from(users)
    // The time only completes the cursor: ids follow the order of joining.
    .where(
      and(
        others,
        sql`${users.id} < ${sql.placeholder("id")}::bigint`,
        sql`${sql.placeholder("createdAt")}::text <> ''`,
      ),
    )
    .orderBy(sql`${users.id} desc`)
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"))
    .prepare("people_everybody"),
);

/** Counts the members whom the viewer may see, without the viewer. */
export const countEverybody = prepared<{ count: number }[], { viewer: number }>((db) =>
  db
    .select({ count: sql<number>`count(*)` })
    .from(users)
    .where(others)
    .prepare("people_everybody_count"),
);
