import { desc, sql } from "drizzle-orm";
import { type DbOrTx, prepared, type Tx } from "#server/db/client";
import { lockInTurn } from "#server/db/marks";
import { ruleVersions } from "#server/db/schema/community";
import { users } from "#server/db/schema/users";
import type { RuleVersion } from "./rules.model.ts";

/** Finds the newest version; nothing while the community has not written its own. */
export const newestRules = prepared<RuleVersion[], Record<string, never>>((db) =>
  db
    .select({ version: ruleVersions.version, text: ruleVersions.text })
    .from(ruleVersions)
    .orderBy(desc(ruleVersions.version))
    .limit(1)
    .prepare("rules_newest"),
);

/** The newest version, if a material change came after the one that a member has accepted. */
export const rulesToAccept = prepared<RuleVersion[], { viewer: number }>((db) =>
  db
    .select({ version: ruleVersions.version, text: ruleVersions.text })
    .from(ruleVersions)
    .where(
      sql`exists (select from ${ruleVersions} as changed join ${users} on ${users.id} = ${sql.placeholder("viewer")}
        where changed.material and changed.version > ${users.rulesVersion})`,
    )
    .orderBy(desc(ruleVersions.version))
    .limit(1)
    .prepare("rules_to_accept"),
);

/** Stores that a member accepts a version; an earlier one than they have accepted changes nothing. */
export async function acceptVersion(db: DbOrTx, memberId: number, version: number): Promise<void> {
  await db.execute(sql`update ${users} set rules_version = greatest(rules_version, ${version}) where id = ${memberId}`);
}

/** Serializes the publication of versions, so that no two get the same number. */
export const publishInTurn = (tx: Tx) => lockInTurn(tx, "rules");

interface NewVersion extends RuleVersion {
  material: boolean;
  byId: number | null;
}

/** Stores a version. */
export async function insertVersion(tx: Tx, { byId, ...version }: NewVersion): Promise<void> {
  await tx.insert(ruleVersions).values({ ...version, createdBy: byId });
}
