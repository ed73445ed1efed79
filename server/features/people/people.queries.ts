import { and, eq, sql } from "drizzle-orm";
import { prepared, type DbOrTx } from "#server/db/client";
import { personColumns } from "#server/db/personColumns";
import { formerUsernames } from "#server/db/schema/people";
import { users } from "#server/db/schema/users";
import { canSeePerson } from "#server/db/visibility";
import type { Person, Profile } from "./people.model.ts";

const viewer = sql`${sql.placeholder("viewer")}::bigint`;
const username = sql`lower(${sql.placeholder("username")}::text)`;

/** Finds those of the members whom the viewer may see, in no order. By primary key. */
export const visiblePeople = prepared<Person[], { ids: number[]; viewer: number }>((db) =>
  db
    .select(personColumns)
    .from(users)
    .where(and(sql`${users.id} = any(${sql.placeholder("ids")}::bigint[])`, canSeePerson(viewer, users.id)))
    .prepare("profiles_visible_people"),
);

/**
 * Finds the member who has a username now, or else had it before, if the viewer may see them (`users_username_key`).
 */
export const profileByUsername = prepared<Profile[], { viewer: number; username: string }>((db) =>
  db
    .select({ ...personColumns, updatedAt: users.updatedAt })
    .from(users)
    .where(
      and(
        eq(
          users.id,
          sql`coalesce((select id from ${users} as named where lower(named.username) = ${username}),
            (select user_id from ${formerUsernames} as former where former.username = ${username}))`,
        ),
        canSeePerson(viewer, users.id),
      ),
    )
    .prepare("profiles_by_username"),
);

/** Notes that a member is active, unless that was noted within so many seconds. */
export async function touchMember(db: DbOrTx, id: number, seconds: number): Promise<void> {
  await db
    .update(users)
    .set({ lastActiveAt: sql`now()` })
    .where(
      and(
        eq(users.id, id),
        sql`(${users.lastActiveAt} is null or ${users.lastActiveAt} < now() - ${seconds} * interval '1 second')`,
      ),
    );
}
