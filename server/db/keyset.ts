import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

/** Values of a statement that reads a page of a list by `behind`. */
export interface KeysetValues extends Record<string, unknown> {
  createdAt: string;
  id: number;
  limit: number;
  offset: number;
}

const cursor = sql`(${sql.placeholder("createdAt")}::timestamptz, ${sql.placeholder("id")}::bigint)`;

/** Rows that follow the cursor of a statement in a list that begins with its newest. */
export const behind = (moment: SQLWrapper, id: SQLWrapper): SQL => sql`(${moment}, ${id}) < ${cursor}`;

/** The same for a list that begins with its oldest. */
export const ahead = (moment: SQLWrapper, id: SQLWrapper): SQL => sql`(${moment}, ${id}) > ${cursor}`;

/** The size of a page and how much is passed over, where a statement is written out. */
export const limited = sql`limit ${sql.placeholder("limit")} offset ${sql.placeholder("offset")}`;

/** Values of a statement that reads many lists at once. */
export interface ListValues<Subject = number> extends Record<string, unknown> {
  viewer: number;
  /** Whose each list is. */
  subjects: Subject[];
  /** How many to read of each. */
  limits: number[];
  /** Each list goes on behind this moment and id. */
  moments: string[];
  ids: number[];
}

/**
 * The lists that a statement reads, a row for each: its `subject`, its `size`, the `moment` and `id` of its cursor, and
 * its number from one.
 */
export const requestedLists = (subjects: "bigint[]" | "text[]"): SQL =>
  sql`unnest(${sql.placeholder("subjects")}::${sql.raw(subjects)}, ${sql.placeholder("limits")}::int[],
      ${sql.placeholder("moments")}::text[]::timestamptz[], ${sql.placeholder("ids")}::bigint[])
    with ordinality as asked (subject, size, moment, id, list_number)`;

/** Rows that follow a list's own cursor, newest first. */
export const afterCursor = (moment: SQLWrapper, id: SQLWrapper): SQL =>
  sql`(${moment}, ${id}) < (asked.moment, asked.id)`;

/** The same of a list that begins with its oldest. */
export const afterCursorOldestFirst = (moment: SQLWrapper, id: SQLWrapper): SQL =>
  sql`(${moment}, ${id}) > (asked.moment, asked.id)`;
