import { sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { users } from "#server/db/schema/users";

/** `users` under another name, for a statement that joins it twice. */
export const otherUsers = alias(users, "other");

/**
 * What others see of a member. Every list of people has these columns, and `Person` in people.model types them. They
 * never include email or phone; the activity of members who hide it is left out too.
 */
const PERSON = [
  "id",
  "name",
  "username",
  "avatar",
  "banner",
  "bio",
  "location",
  "website",
  "pro",
  "createdAt",
] as const satisfies (keyof typeof users)[];

/** Returns the columns from a table under any name: `select({ ..., to: personColumnsOf(otherUsers) })`. */
export const personColumnsOf = <Table extends typeof users | typeof otherUsers>(table: Table) => ({
  ...picked(table, PERSON),
  lastActiveAt: sql<string | null>`case when ${table.showOnline} then ${table.lastActiveAt} end`.mapWith(
    users.lastActiveAt,
  ),
});

// The names decide the type: entries cannot be typed one by one.
const picked = <Table extends object, Name extends keyof Table>(table: Table, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, table[name]])) as Pick<Table, Name>;

/** The columns for a statement that joins `users`: `select({ ..., author: personColumns })`. */
export const personColumns = personColumnsOf(users);

const untold = sql<null>`null`;

/** The columns of a blocked member: only name and picture. */
export const namedColumns = {
  ...personColumns,
  banner: untold,
  bio: untold,
  location: untold,
  website: untold,
  lastActiveAt: untold,
};
