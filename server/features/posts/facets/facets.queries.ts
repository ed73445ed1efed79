import { and, sql } from "drizzle-orm";
import { prepared } from "#server/db/client";
import { users } from "#server/db/schema/users";
import { canSeePerson } from "#server/db/visibility";

/** Finds the members with these names, in lower case, whom the viewer may see, by `users_username_key`. */
export const membersNamed = prepared<{ id: number; name: string }[], { viewer: number; names: string[] }>((db) =>
  db
    .select({ id: users.id, name: sql<string>`lower(${users.username})` })
    .from(users)
    .where(
      and(
        sql`lower(${users.username}) = any(${sql.placeholder("names")}::text[])`,
        canSeePerson(sql`${sql.placeholder("viewer")}::bigint`, users.id),
      ),
    )
    .prepare("posts_members_named"),
);
