import { sql } from "drizzle-orm";
import { bigint, customType } from "drizzle-orm/pg-core";

/** PostgreSQL's text for a moment in UTC (`2024-01-05 10:00:00.12+00`) as ISO 8601 with milliseconds. */
export function toIso(value: string): string {
  const [whole = "", fraction = ""] = value.slice(0, -3).split(".");
  return `${whole.replace(" ", "T")}.${fraction.padEnd(3, "0")}Z`;
}

/**
 * A moment, to the millisecond, as an ISO string: no Date object is made on the way to a client, and a cursor
 * holds exactly what the table holds. Sessions of the database run in UTC (see `client.ts`).
 */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => "timestamp (3) with time zone",
  fromDriver: toIso,
});

/** The 64-bit key of a table; ids stay below 2^53, so a number holds them. */
export const id = () => bigint("id", { mode: "number" }).primaryKey().generatedByDefaultAsIdentity();

/** A reference to such a key. */
export const ref = (name: string) => bigint(name, { mode: "number" });

/** When a row was made. */
export const created = () =>
  instant("created_at")
    .notNull()
    .default(sql`now()`);

/** When a row last changed. */
export const updated = () =>
  instant("updated_at")
    .notNull()
    .default(sql`now()`);

/** Words as PostgreSQL's full text search keeps them. */
export const words = customType<{ data: string }>({ dataType: () => "tsvector" });
