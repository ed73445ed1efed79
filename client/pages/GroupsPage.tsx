import { Groups } from "#client/features/groups/list/Groups.tsx";
import { useScreenTitle } from "#client/lib/browser/useScreenTitle.ts";

/** The member's groups, and others. */
export function GroupsPage() {
  useScreenTitle("Groups");
  return <Groups />;
}
