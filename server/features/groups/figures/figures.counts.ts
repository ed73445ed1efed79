import { sql } from "drizzle-orm";
import { groupMembers, groups } from "#server/db/schema/groups";
import { countOf, type StoredCount } from "#server/db/storedCounts";

/** The stored counts of groups that no job counts regularly (`group_members_list_idx`). */
export const groupsCounts: StoredCount[] = [
  countOf({
    name: "group_members",
    table: groups,
    id: groups.id,
    stored: groups.membersCount,
    counted: sql`select count(*) from ${groupMembers}
      where ${groupMembers.groupId} = ${groups.id} and ${groupMembers.state} = 'member'`,
  }),
];
