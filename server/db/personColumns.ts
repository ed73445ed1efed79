import { type Placeholder, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { spellingsOf } from "#server/core/words/mailboxes";
import { users } from "#server/db/schema/users";

/** `users` under another name, for a statement that joins it twice. */
export const otherUsers = alias(users, "other");

type Column = keyof typeof users.$inferSelect;

/**
 * Whether others see a column of a member. Every list of people has the columns that they see, and so has `Person` in
 * people.model. A new column does not compile before this table says who sees it. Email and phone are never among them;
 * `lastActiveAt` is added below, without the activity of members who hide it.
 */
const IS_VISIBLE = {
  id: true,
  name: true,
  username: true,
  email: false,
  passwordHash: false,
  avatar: true,
  banner: true,
  headline: true,
  bio: true,
  location: true,
  website: true,
  phone: false,
  emailVerifiedAt: false,
  emailRefusedAt: false,
  lastActiveAt: false,
  showOnline: false,
  pro: true,
  hasStanding: false,
  standingBasis: false,
  role: false,
  bondsCount: false,
  publicPostsCount: false,
  bondsPostsCount: false,
  ownPostsCount: false,
  rulesVersion: false,
  createdAt: true,
  updatedAt: false,
} as const satisfies Record<Column, boolean>;

/** The columns that others see of a member, whenever they see the member. */
export type PersonColumn = { [Name in Column]: (typeof IS_VISIBLE)[Name] extends true ? Name : never }[Column];
/** Those columns of one member. */
export type PersonRow = Pick<typeof users.$inferSelect, PersonColumn>;

const visible = Object.entries(IS_VISIBLE).flatMap(([name, isVisible]) => (isVisible ? [name] : []));
const PERSON = visible.filter((name): name is PersonColumn => name in users);

/** What the row of a blocked member contains: enough to name them, and no more. */
const NAMED = ["id", "name", "username", "avatar", "pro", "createdAt"] as const satisfies PersonColumn[];
type NamedColumn = (typeof NAMED)[number];

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

// The names decide the type: entries cannot be typed one by one.
const hidden = Object.fromEntries([...PERSON, "lastActiveAt"].map((name) => [name, sql<null>`null`])) as Record<
  Exclude<PersonColumn, NamedColumn> | "lastActiveAt",
  SQL<null>
>;

/** The columns of a blocked member: only what names them. A new column is null here unless `NAMED` lists it. */
export const namedColumns = { ...hidden, ...picked(users, NAMED) };

/**
 * Checks whether the address in a column is of the same mailbox as this one, through the index of the column. The
 * database lowers both sides, because it has a case of its own for some signs. With a list, and no array, the planner
 * knows how few rows there are.
 */
export function isOfMailbox(column: SQLWrapper, email: string): SQL {
  const spellings = spellingsOf(email).map((spelling) => sql`lower(${spelling})`);
  return sql`lower(${column}) in (${sql.join(spellings, sql`, `)})`;
}

/** The same in a prepared statement, to which `spellingsOf` an address is sent. */
export const isSpelled = (column: SQLWrapper, spellings: Placeholder): SQL =>
  sql`lower(${column}) = any(array(select lower(spelling) from unnest(${spellings}::text[]) as spelling))`;
