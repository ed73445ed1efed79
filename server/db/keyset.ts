import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

/** The values of a statement that reads a page of a list by `behind`. */
export interface KeysetValues extends Record<string, unknown> {
  createdAt: string;
  id: number;
  limit: number;
  offset: number;
}

const cursor = sql`(${sql.placeholder("createdAt")}::timestamptz, ${sql.placeholder("id")}::bigint)`;

/** The rows after the cursor of a statement, in a list that begins with its newest. */
export const behind = (moment: SQLWrapper, id: SQLWrapper): SQL => sql`(${moment}, ${id}) < ${cursor}`;

/** The rows after the cursor of a statement, in a list that begins with its oldest. */
export const ahead = (moment: SQLWrapper, id: SQLWrapper): SQL => sql`(${moment}, ${id}) > ${cursor}`;

/** The size of a page and the number of skipped rows, for statements that are written in SQL. */
export const limited = sql`limit ${sql.placeholder("limit")} offset ${sql.placeholder("offset")}`;

/**
 * Reads a page, which is a sub-select of that name, once in a statement that joins other tables to it. PostgreSQL chooses
 * the order of a join by the number of rows that it expects. While it believes a table to be empty, because it measured it
 * as its first rows were being written, it would walk through that table and look for the page anew at each row.
 */
export const readOnce = (page: SQL): SQL =>
  sql`(with found as materialized (select * from ${page}) select * from found) as page`;

/** The values of a statement that reads many lists at once. */
export interface ListValues<Subject = number> extends Record<string, unknown> {
  viewer: number;
  /** The owner of each list. */
  subjects: Subject[];
  /** The number of rows to read of each list. */
  limits: number[];
  /** Each list continues after this time and id. */
  moments: string[];
  ids: number[];
}

/**
 * The lists that a statement reads, one row each: its `subject`, its `size`, the `moment` and `id` of its cursor, and
 * its number from one.
 */
export const requestedLists = (subjects: "bigint[]" | "text[]"): SQL =>
  sql`unnest(${sql.placeholder("subjects")}::${sql.raw(subjects)}, ${sql.placeholder("limits")}::int[],
      ${sql.placeholder("moments")}::text[]::timestamptz[], ${sql.placeholder("ids")}::bigint[])
    with ordinality as asked (subject, size, moment, id, list_number)`;

/** The rows after a list's own cursor, newest first. */
export const afterCursor = (moment: SQLWrapper, id: SQLWrapper): SQL =>
  sql`(${moment}, ${id}) < (asked.moment, asked.id)`;

/** The rows after a list's own cursor, oldest first. */
export const afterCursorOldestFirst = (moment: SQLWrapper, id: SQLWrapper): SQL =>
  sql`(${moment}, ${id}) > (asked.moment, asked.id)`;
