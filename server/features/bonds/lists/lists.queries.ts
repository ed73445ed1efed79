import { eq, sql, type SQL } from "drizzle-orm";
import { prepared } from "#server/db/client";
import { requestedLists, afterCursor, type ListValues } from "#server/db/keyset";
import { namedColumns, personColumns } from "#server/db/personColumns";
import { blocks, bonds, follows } from "#server/db/schema/people";
import { users } from "#server/db/schema/users";
import { canSeeListed, isNotHidden } from "#server/db/visibility";
import type { Person } from "#server/features/people/people.model";
import { eachList, type ListName } from "#server/features/bonds/bonds.model";

const viewer = sql.placeholder("viewer");
const pattern = sql`${sql.placeholder("pattern")}::text`;
const of = sql`asked.subject`;

const bondsOf = sql`select bond_id as person, created_at from ${bonds} where user_id = ${of}`;
const followingOf = sql`select followee_id as person, created_at from ${follows} where follower_id = ${of}`;

/** The members of each list of `asked.subject`, and since when. Each part begins with the member in an index. */
const MEMBERS: Record<ListName, SQL> = {
  bonds: bondsOf,
  mutual: sql`select bond_id as person, created_at from ${bonds} where user_id = ${of} and ${of} <> ${viewer}
    and exists (select from ${bonds} as mine where mine.user_id = ${viewer} and mine.bond_id = ${bonds.bondId} offset 0)`,
  followers: sql`select follower_id as person, created_at from ${follows} where followee_id = ${of}`,
  following: followingOf,
  // Bonds, and members who follow each other without one.
  friends: sql`${bondsOf} union all
    select followee_id as person, created_at from ${follows} where follower_id = ${of}
      and exists (select from ${follows} as back where back.follower_id = ${follows.followeeId} and back.followee_id = ${of} offset 0)
      and not exists (select from ${bonds} where user_id = ${of} and bond_id = ${follows.followeeId} offset 0)`,
  blocked: sql`select blocked_id as person, created_at from ${blocks} where blocker_id = ${of} and ${of} = ${viewer}`,
};

/** Viewers see members whom they have blocked in the list of blocked members only. */
const visible = (list: ListName, person: SQL) =>
  list === "blocked"
    ? isNotHidden(viewer, person)
    : sql`${canSeeListed(viewer, person)} and ${canSeeListed(viewer, of)}`;

const matching = sql`(${pattern} is null or exists (select from ${users} as named where named.id = listed.person
  and (fold(named.name) like ${pattern} or named.username ilike ${pattern}) offset 0))`;

const listed = (list: ListName) => sql`(${MEMBERS[list]}) as listed where ${visible(list, sql`listed.person`)}
  and ${matching}`;

type PeopleValues = ListValues & {
  /** The pattern of a name or username; null for all. */
  pattern: string | null;
  offset: number;
};
type Row = Person & { listNumber: number; since: string };

/** Reads many lists of a kind by one statement, newest first. */
const listsOf = (list: ListName) =>
  prepared<Row[], PeopleValues>((db) => {
    const picked = sql`(select asked.list_number, page.person, page.created_at as since
      from ${requestedLists("bigint[]")}, lateral (
        select listed.person, listed.created_at from ${listed(list)}
          and ${afterCursor(sql`listed.created_at`, sql`listed.person`)}
        order by listed.created_at desc, listed.person desc
        limit asked.size offset ${sql.placeholder("offset")}) as page) as picked`;
    return db
      .select({
        listNumber: sql<number>`picked.list_number`.as("list_number"),
        since: sql<string>`picked.since`.mapWith(users.createdAt).as("since"),
        ...(list === "blocked" ? namedColumns : personColumns),
      })
      .from(picked)
      .innerJoin(users, eq(users.id, sql`picked.person`))
      .orderBy(sql`picked.list_number`, sql`picked.since desc`, sql`picked.person desc`)
      .prepare(`people_${list}`);
  });

/** So many people of a list are counted at most. */
const COUNTED_MAX = sql.raw("10000");

const countsOf = (list: ListName) =>
  prepared<{ id: number; count: number }[], { viewer: number; pattern: string | null; ids: readonly number[] }>((db) =>
    db
      .select({
        id: sql<number>`asked.subject`,
        count: sql<number>`(select count(*) from (select from ${listed(list)} limit ${COUNTED_MAX}) as counted)`,
      })
      .from(sql`unnest(${sql.placeholder("ids")}::bigint[]) as asked (subject)`)
      .prepare(`people_${list}_count`),
  );

/** Pages of the lists of people that members have. */
export const peopleLists = eachList(listsOf);
/** The number of people in each of them whom the viewer may see, up to a limit. */
export const peopleCounts = eachList(countsOf);
