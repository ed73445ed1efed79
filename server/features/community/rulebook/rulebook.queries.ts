import { desc, eq, sql } from "drizzle-orm";
import { prepared } from "#server/db/client";
import { personColumns } from "#server/db/personColumns";
import { ruleVersions } from "#server/db/schema/community";
import { users } from "#server/db/schema/users";
import type { RulesVersion } from "./rulebook.model.ts";

/** Lists the newest versions of the rules with who published them, by primary key. */
export const newestVersions = prepared<RulesVersion[], { limit: number }>((db) =>
  db
    .select({
      version: ruleVersions.version,
      text: ruleVersions.text,
      material: ruleVersions.material,
      createdAt: ruleVersions.createdAt,
      author: personColumns,
    })
    .from(ruleVersions)
    .leftJoin(users, eq(users.id, ruleVersions.createdBy))
    .orderBy(desc(ruleVersions.version))
    .limit(sql.placeholder("limit"))
    .prepare("rulebook_versions"),
);
