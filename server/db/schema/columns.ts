import { sql } from "drizzle-orm";
import { bigint, customType } from "drizzle-orm/pg-core";

/** Converts PostgreSQL's text for a time in UTC (`2024-01-05 10:00:00.12+00`) to ISO 8601 with milliseconds. */
export function toIso(value: string): string {
  const [whole = "", fraction = ""] = value.slice(0, -3).split(".");
  return `${whole.replace(" ", "T")}.${fraction.padEnd(3, "0")}Z`;
}

/**
 * A time to the millisecond, as an ISO string: no Date object is created for an answer, and a cursor contains exactly
 * what the table does. Sessions of the database run in UTC (see `client.ts`).
 */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => "timestamp (3) with time zone",
  fromDriver: toIso,
});

/** The 64-bit key of a table; ids stay below 2^53, so that a number can hold them. */
export const id = () => bigint("id", { mode: "number" }).primaryKey().generatedByDefaultAsIdentity();

/** A reference to such a key. */
export const ref = (name: string) => bigint(name, { mode: "number" });

/** The time when a row was created. */
export const created = () =>
  instant("created_at")
    .notNull()
    .default(sql`now()`);

/** The time when a row last changed. */
export const updated = () =>
  instant("updated_at")
    .notNull()
    .default(sql`now()`);

/** Words in the form of PostgreSQL's full text search. */
export const words = customType<{ data: string }>({ dataType: () => "tsvector" });
