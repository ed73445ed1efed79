import type { Database } from "#server/db/client";
import { users } from "#server/db/schema/users";
import { members } from "#server/demo/content/members";

/** The password of every member of the demo community, which is public. */
export const PASSWORD = "commonplace";

/** The logins with which a visitor can explore the community. */
export const demoLogins = members.slice(0, 2).map(({ username }) => ({ login: username, password: PASSWORD }));

/** Checks whether nobody has an account. */
export async function isEmpty({ db }: Database): Promise<boolean> {
  const someone = await db.select({ id: users.id }).from(users).limit(1);
  return someone.length === 0;
}

/** Checks whether the members of the logins have accounts. */
export async function hasLogins({ sql }: Database): Promise<boolean> {
  const names = demoLogins.map(({ login }) => login.toLowerCase());
  const there = await sql`
    select from users where lower(username) = any(${names}::text[]) or lower(email) = any(${names}::text[])`;
  return there.length === names.length;
}
