import { sql } from "drizzle-orm";
import { prepared } from "#server/db/client";
import { users } from "#server/db/schema/users";
import { canSeePerson } from "#server/db/visibility";

const viewer = sql.placeholder("viewer");
const name = sql`${sql.placeholder("name")}::text`;

/**
 * Members whose name or username looks like what was typed, for whom no name holds it, by `users_name_trgm_idx` and
 * `users_username_trgm_idx`; the nearest first.
 */
export const nearPeople = prepared<{ id: number }[], { viewer: number; name: string; limit: number }>((db) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(
      sql`${users.id} <> ${viewer} and ${canSeePerson(viewer, users.id)}
        and (${users.name} % ${name} or ${users.username} % ${name} or ${name} <% ${users.name})`,
    )
    .orderBy(
      sql`greatest(similarity(${users.name}, ${name}), similarity(${users.username}, ${name}), word_similarity(${name}, ${users.name})) desc`,
      users.id,
    )
    .limit(sql.placeholder("limit"))
    .prepare("search_people_near"),
);
