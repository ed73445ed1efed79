import { sql } from "drizzle-orm";
import { bonds } from "#server/db/schema/people";
import { users } from "#server/db/schema/users";
import { countOf, type StoredCount } from "#server/db/storedCounts";

/** The stored counts of bonds. */
export const bondsCounts: StoredCount[] = [
  countOf({
    name: "bonds",
    table: users,
    id: users.id,
    stored: users.bondsCount,
    counted: sql`select count(*) from ${bonds} where ${bonds.userId} = ${users.id}`,
  }),
];
