import { eq, sql, type SQL } from "drizzle-orm";
import { prepared, type DbOrTx } from "#server/db/client";
import { behind, type KeysetValues, readOnce } from "#server/db/keyset";
import { personColumns } from "#server/db/personColumns";
import { bonds } from "#server/db/schema/people";
import { users } from "#server/db/schema/users";
import { canSeeListed } from "#server/db/visibility";
import type { Person } from "#server/features/people/people.model";

/*
 * A search costs the same however many members there are, because it ranks a bounded number of candidates:
 *
 * - the viewer's bonds whose names hold the text;
 * - members whose names begin with it, by the indexes of beginnings, up to `BEGUN_MAX`;
 * - if no more begin with it, all whose names hold it, by the indexes of pieces of three characters, up to `HELD_MAX`;
 * - if more begin with it, or the text is too short for these indexes, those among the newest `WALKED_MAX` members.
 *
 * So of a text with which very many names begin the newest ones are found, and of any other everybody.
 */
const BEGUN_MAX = sql.raw("200");
const HELD_MAX = sql.raw("200");
const WALKED_MAX = sql.raw("1000");
/** Of the newest members at most so many are candidates. */
const NEWEST_MAX = sql.raw("100");
/** Pieces of names have so many characters: shorter texts are in no index. */
const PIECE = sql.raw("3");

const viewer = sql.placeholder("viewer");
const pattern = sql`${sql.placeholder("pattern")}::text`;
const start = sql`${sql.placeholder("start")}::text`;
/** The folded text, and one that sorts after every text that begins with it. */
const begin = sql`${sql.placeholder("begin")}::text`;
const end = sql`${sql.placeholder("end")}::text`;

const name = sql`fold(${users.name})`;
const holds = sql`(${name} like ${pattern} or ${users.username} ilike ${pattern})`;
const isBeginning = sql`(${name} like ${start} or ${users.username} ilike ${start})`;
/** A later one of somebody's names begins with it: `kral` is the beginning of a name of Tomáš Král. */
const isPartBegun = sql`${name} like '% ' || ${start}`;
const begins = sql`(${isBeginning} or ${isPartBegun})`;
const begunBy = (column: SQL) =>
  sql`(select id from ${users} where ${column} ~>=~ ${begin} and ${column} ~<~ ${end} limit ${BEGUN_MAX})`;
const isBegunByMany = sql`(select count(*) from begun) >= ${BEGUN_MAX}`;
const isShort = sql`length(${begin}) < ${PIECE}`;

/**
 * The position of a person among the matches, as a timestamp, so that every list has the same kind of cursor: the time
 * of joining, and thousands of years later for a name that begins with the text, then for a bond, since what was typed
 * says more than who is known, and then for a later name that begins with it.
 */
const position: SQL = sql`${users.createdAt} + interval '1000 years' * (4 * ${isBeginning}::int
  + 2 * (exists (select from ${bonds} where ${bonds.userId} = ${viewer} and ${bonds.bondId} = ${users.id} offset 0))::int
  + (${isPartBegun})::int)`;

/** A member by id: a lookup for each, where PostgreSQL might rather read all members at once. */
const lookup = (id: SQL) => sql`(select * from ${users} where ${users.id} = ${id} offset 0)`;

/** The parts of the statement, of which the last one holds the candidates whom the viewer may see. */
const PARTS: Record<string, SQL> = {
  begun: sql`${begunBy(name)} union ${begunBy(sql`lower(${users.username})`)}`,
  // OFFSET keeps the planner from reading all members for a text that it takes for a common one.
  held: sql`select id from (select id from ${users} where not ${isShort} and not ${isBegunByMany} and ${holds} offset 0) as ${users}
    limit ${HELD_MAX}`,
  newest: sql`select id from (select * from ${users} where ${isShort} or ${isBegunByMany} order by ${users.id} desc limit ${WALKED_MAX}) as ${users}
    where ${begins} or (not ${isBegunByMany} and ${holds}) limit ${NEWEST_MAX}`,
  known: sql`select ${users.id} from ${bonds} cross join lateral ${lookup(sql`${bonds.bondId}`)} as ${users}
    where ${bonds.userId} = ${viewer} and ${holds}`,
  matched: sql`select id from begun union select id from held union select id from newest union select id from known`,
  ranked: sql`select ${users.id}, ${position} as since, count(*) over () as total
    from matched cross join lateral ${lookup(sql`matched.id`)} as ${users}
    where ${users.id} <> ${viewer} and ${canSeeListed(viewer, users.id)}`,
};

type SearchValues = KeysetValues & { viewer: number };
type MatchValues = SearchValues & { pattern: string; start: string; begin: string; end: string };

type Row = Person & { since: string };

/** Finds people whose name or username holds a text: names that begin with it first, and among equals bonds. */
export const searchPeople = prepared<(Row & { total: number })[], MatchValues>((db) =>
  withParts(db)
    .select({
      ...personColumns,
      since: sql<string>`ranked.since`.mapWith(users.createdAt).as("since"),
      total: sql<number>`ranked.total`.as("total"),
    })
    .from(sql`ranked`)
    .innerJoin(users, eq(users.id, sql`ranked.id`))
    .where(behind(sql`ranked.since`, sql`ranked.id`))
    .orderBy(sql`ranked.since desc`, sql`ranked.id desc`)
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"))
    .prepare("people_search"),
);

const withParts = (db: DbOrTx) => db.with(...Object.entries(PARTS).map(([part, text]) => db.$with(part, {}).as(text)));

const others = sql`${users.id} <> ${viewer} and ${canSeeListed(viewer, users.id)}`;

/** Lists all other members, the last to join first, by primary key. */
export const everybody = prepared<Row[], SearchValues>((db) => {
  // The time only completes the cursor: ids follow the order of joining.
  const page = sql`(select ${users.id} from ${users}
    where ${others} and ${users.id} < ${sql.placeholder("id")}::bigint and ${sql.placeholder("createdAt")}::text <> ''
    order by ${users.id} desc limit ${sql.placeholder("limit")} offset ${sql.placeholder("offset")}) as page`;
  return db
    .select({ ...personColumns, since: sql<string>`${users.createdAt}`.mapWith(users.createdAt).as("since") })
    .from(readOnce(page))
    .innerJoin(users, eq(users.id, sql`page.id`))
    .orderBy(sql`page.id desc`)
    .prepare("people_everybody");
});

/** So many members are counted at most. */
const COUNTED_MAX = sql.raw("10000");

/** Counts the members whom the viewer may see, without the viewer, up to a limit. */
export const countEverybody = prepared<{ count: number }[], { viewer: number }>((db) =>
  db
    .select({ count: sql<number>`count(*)` })
    .from(sql`(select from ${users} where ${others} limit ${COUNTED_MAX}) as counted`)
    .prepare("people_everybody_count"),
);
