import { and, sql } from "drizzle-orm";
import { prepared } from "#server/db/client";
import { personColumns } from "#server/db/personColumns";
import { users } from "#server/db/schema";
import { canSeePerson } from "#server/db/visibility";
import type { Person } from "./profiles.model.ts";

/** Those of the given members whom the viewer may see, in no order. By primary key. */
export const visiblePeople = prepared<Person[], { ids: number[]; viewer: number }>((db) =>
  db
    .select(personColumns)
    .from(users)
    .where(
      and(
        sql`${users.id} = any(${sql.placeholder("ids")}::bigint[])`,
        canSeePerson(sql`${sql.placeholder("viewer")}::bigint`, users.id),
      ),
    )
    .prepare("profiles_visible_people"),
);
