import { Connections } from "#client/features/bonds/connections/Connections.tsx";
import { useScreenTitle } from "#client/lib/browser/useScreenTitle.ts";
import { Column } from "#client/ui/layout/Columns.ts";

/** The page of following, followers and mutual followers. */
export function FriendsPage() {
  useScreenTitle("Friends & Connections");
  return (
    <Column>
      <Connections />
    </Column>
  );
}
