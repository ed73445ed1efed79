import { sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { users } from "#server/db/schema/users";

/** `users` by another name, where a statement joins it twice. */
export const otherUsers = alias(users, "other");

/**
 * What others see of a member: every list of people is made of these, and `Person` in profiles.model types them. Never
 * an email or phone, nor when somebody was there who does not show it.
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

/** The same of a table by whichever name: `select({ ..., to: personColumnsOf(otherUsers) })`. */
export const personColumnsOf = <Table extends typeof users | typeof otherUsers>(table: Table) => ({
  ...picked(table, PERSON),
  lastActiveAt: sql<string | null>`case when ${table.showOnline} then ${table.lastActiveAt} end`.mapWith(
    users.lastActiveAt,
  ),
});

// The names decide the type: entries cannot be typed one by one.
const picked = <Table extends object, Name extends keyof Table>(table: Table, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, table[name]])) as Pick<Table, Name>;

/** The same as a selection for any statement that joins `users`: `select({ ..., author: personColumns })`. */
export const personColumns = personColumnsOf(users);

const untold = sql<null>`null`;

/** A member of whom only name and picture are told: one who is blocked. */
export const namedColumns = {
  ...personColumns,
  banner: untold,
  bio: untold,
  location: untold,
  website: untold,
  lastActiveAt: untold,
};
