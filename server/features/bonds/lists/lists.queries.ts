import { eq, sql, type SQL } from "drizzle-orm";
import { prepared } from "#server/db/client";
import { namedColumns, personColumns } from "#server/db/personColumns";
import { blocks, bonds, follows } from "#server/db/schema/people";
import { users } from "#server/db/schema/users";
import { canSeePerson } from "#server/db/visibility";
import type { Person } from "#server/features/people/people.model";
import type { ListName } from "#server/features/bonds/bonds.model";

const viewer = sql.placeholder("viewer");
const pattern = sql`${sql.placeholder("pattern")}::text`;
const of = sql`asked.subject`;

const bondsOf = sql`select bond_id as person, created_at from ${bonds} where user_id = ${of}`;
const followingOf = sql`select followee_id as person, created_at from ${follows} where follower_id = ${of}`;

/** Who stands in each list around `asked.subject`, and since when. Each begins with the member in an index. */
const MEMBERS: Record<ListName, SQL> = {
  bonds: bondsOf,
  mutual: sql`select bond_id as person, created_at from ${bonds} where user_id = ${of} and ${of} <> ${viewer}
    and exists (select from ${bonds} as mine where mine.user_id = ${viewer} and mine.bond_id = ${bonds.bondId})`,
  followers: sql`select follower_id as person, created_at from ${follows} where followee_id = ${of}`,
  following: followingOf,
  // Bonds, and those who follow each other without one.
  friends: sql`${bondsOf} union all
    select followee_id as person, created_at from ${follows} where follower_id = ${of}
      and exists (select from ${follows} as back where back.follower_id = ${follows.followeeId} and back.followee_id = ${of})
      and not exists (select from ${bonds} where user_id = ${of} and bond_id = ${follows.followeeId})`,
  blocked: sql`select blocked_id as person, created_at from ${blocks} where blocker_id = ${of} and ${of} = ${viewer}`,
};

/** Whom the viewer blocked they see in the list of those, and nowhere else. */
const visible = (list: ListName, person: SQL) =>
  list === "blocked" ? sql`true` : sql`${canSeePerson(viewer, person)} and ${canSeePerson(viewer, of)}`;

const matching = sql`(${pattern} is null or exists (select from ${users} as named where named.id = listed.person
  and (named.name ilike ${pattern} or named.username ilike ${pattern})))`;

const listed = (list: ListName) => sql`(${MEMBERS[list]}) as listed where ${visible(list, sql`listed.person`)}
  and ${matching}`;

interface ListValues extends Record<string, unknown> {
  viewer: number;
  /** What a name or username is like; null for all. */
  pattern: string | null;
  subjects: number[];
  /** How many to read of each. */
  limits: number[];
  /** Each list goes on behind this moment and id. */
  moments: string[];
  ids: number[];
  offset: number;
}

type Row = Person & { place: number; since: string };

/** Newer than this is nothing. */
export const NEWEST = { createdAt: "infinity", id: Number.MAX_SAFE_INTEGER };

/** Many lists of a kind in one statement, newest first; `place` is the list's place among those asked for, from 1. */
const listsOf = (list: ListName) =>
  prepared<Row[], ListValues>((db) => {
    const asked = sql`unnest(${sql.placeholder("subjects")}::bigint[], ${sql.placeholder("limits")}::int[],
        ${sql.placeholder("moments")}::text[]::timestamptz[], ${sql.placeholder("ids")}::bigint[])
      with ordinality as asked (subject, size, moment, id, place)`;
    const picked = sql`(select asked.place, page.person, page.created_at as since from ${asked}, lateral (
        select listed.person, listed.created_at from ${listed(list)}
          and (listed.created_at, listed.person) < (asked.moment, asked.id)
        order by listed.created_at desc, listed.person desc
        limit asked.size offset ${sql.placeholder("offset")}) as page) as picked`;
    return db
      .select({
        place: sql<number>`picked.place`.as("place"),
        since: sql<string>`picked.since`.mapWith(users.createdAt).as("since"),
        ...(list === "blocked" ? namedColumns : personColumns),
      })
      .from(picked)
      .innerJoin(users, eq(users.id, sql`picked.person`))
      .orderBy(sql`picked.place`, sql`picked.since desc`, sql`picked.person desc`)
      .prepare(`people_${list}`);
  });

const countsOf = (list: ListName) =>
  prepared<{ subject: number; count: number }[], { viewer: number; pattern: string | null; subjects: number[] }>((db) =>
    db
      .select({ subject: sql<number>`asked.subject`, count: sql<number>`(select count(*) from ${listed(list)})` })
      .from(sql`unnest(${sql.placeholder("subjects")}::bigint[]) as asked (subject)`)
      .prepare(`people_${list}_count`),
  );

const each = <T>(make: (list: ListName) => T): Record<ListName, T> => ({
  bonds: make("bonds"),
  mutual: make("mutual"),
  followers: make("followers"),
  following: make("following"),
  friends: make("friends"),
  blocked: make("blocked"),
});

/** Pages of the lists of people around members. */
export const peopleLists = each(listsOf);
/** How many each of them holds for the viewer. */
export const peopleCounts = each(countsOf);
