import { Groups } from "#client/features/groups/list/Groups.tsx";
import { useScreenTitle } from "#client/lib/browser/useScreenTitle.ts";

/** The page of the member's groups and of other groups. */
export function GroupsPage() {
  useScreenTitle("Groups");
  return <Groups />;
}
