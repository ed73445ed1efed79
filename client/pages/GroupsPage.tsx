import { Groups } from "#client/features/groups/Groups.tsx";
import { useScreenTitle } from "#client/lib/useScreenTitle.ts";

/** The member's groups, and others. */
export function GroupsPage() {
  useScreenTitle("Groups");
  return <Groups />;
}
