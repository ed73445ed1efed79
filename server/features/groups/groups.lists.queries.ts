import { desc, eq, sql, type SQL } from "drizzle-orm";
import { prepared, type DbOrTx } from "#server/db/client";
import { behind, limited, readOnce } from "#server/db/keyset";
import { groupMembers, groups } from "#server/db/schema/groups";
import type { GroupView } from "./groups.model.ts";
import { groupColumns, ofViewer, type PageValues, type Wanted } from "./groups.queries.ts";

const pattern = sql`${sql.placeholder("pattern")}::text`;
const category = sql`${sql.placeholder("category")}::text`;

/** So many groups of a list are counted at most. */
const COUNTED_MAX = sql.raw("10000");

/** A search finds so many groups by the indexes of pieces of three characters, and if there are more, the newest ones. */
const HELD_MAX = sql.raw("300");
/** So many of the newest groups are searched for a text that very many hold, or that is too short for the indexes. */
const WALKED_MAX = sql.raw("2000");
/** The shortest pattern that an index knows: three characters and a wildcard at either end. */
const INDEXED = sql.raw("5");

const holds = sql`(fold(${groups.name}) like ${pattern} or fold(${groups.description}) like ${pattern})
  and ${groups.deletedAt} is null and (${category} is null or ${groups.category} = ${category})`;

// OFFSET keeps the planner from reading all groups for a text that it takes for a common one.
const matching = sql`(with held as materialized (
    select id from (select id from ${groups} where length(${pattern}) >= ${INDEXED} and ${holds} offset 0) as found limit ${HELD_MAX}
  ), newest as (
    select id from (select * from ${groups} where length(${pattern}) < ${INDEXED} or (select count(*) from held) >= ${HELD_MAX}
      order by ${groups.createdAt} desc, ${groups.id} desc limit ${WALKED_MAX}) as ${groups} where ${holds}
  ), matched as (select id from held union select id from newest)
  select ${groups.id}, ${groups.createdAt} from matched cross join lateral (select * from ${groups} where ${groups.id} = matched.id offset 0) as ${groups}) as ${groups}`;

/** The groups of each list: all, those of a category, and those that hold a text. */
const LISTS = {
  all: sql`(select * from ${groups} where ${groups.deletedAt} is null) as ${groups}`,
  category: sql`(select * from ${groups} where ${groups.category} = ${category} and ${groups.deletedAt} is null) as ${groups}`,
  pattern: matching,
};
type List = keyof typeof LISTS;

const listOf = (wanted: Wanted): List =>
  wanted.pattern !== null ? "pattern" : wanted.category !== null ? "category" : "all";

/** A page is found by its ids alone, so that nothing is computed for the groups before it. */
const pageOf = (list: SQL, name: string) =>
  prepared<GroupView[], PageValues & Wanted>((db) =>
    db
      .select(groupColumns)
      .from(
        readOnce(sql`(select ${groups.id} from ${list} where ${behind(groups.createdAt, groups.id)}
          order by ${groups.createdAt} desc, ${groups.id} desc ${limited}) as page`),
      )
      .innerJoin(groups, eq(groups.id, sql`page.id`))
      .leftJoin(groupMembers, ofViewer)
      .orderBy(desc(groups.createdAt), desc(groups.id))
      .prepare(name),
  );

const countOf = (list: SQL, name: string) =>
  prepared<{ count: number }[], Wanted>((db) =>
    db
      .select({ count: sql<number>`count(*)` })
      .from(sql`(select from ${list} limit ${COUNTED_MAX}) as counted`)
      .prepare(name),
  );

const pages = {
  all: pageOf(LISTS.all, "groups_all"),
  category: pageOf(LISTS.category, "groups_of_category"),
  pattern: pageOf(LISTS.pattern, "groups_matching"),
};
const counts = {
  all: countOf(LISTS.all, "groups_count"),
  category: countOf(LISTS.category, "groups_of_category_count"),
  pattern: countOf(LISTS.pattern, "groups_matching_count"),
};

/** Lists groups by category or a text in their name or description, newest first. */
export const allGroups = (db: DbOrTx, values: PageValues & Wanted): Promise<GroupView[]> =>
  pages[listOf(values)](db, values);

/** Counts the groups of such a list, up to a limit. */
export const countGroups = (db: DbOrTx, wanted: Wanted): Promise<{ count: number }[]> =>
  counts[listOf(wanted)](db, wanted);
