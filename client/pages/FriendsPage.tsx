import { Connections } from "#client/features/bonds/connections/Connections.tsx";
import { useScreenTitle } from "#client/lib/browser/useScreenTitle.ts";

/** The page of following, followers and mutual followers. */
export function FriendsPage() {
  useScreenTitle("Friends & Connections");
  return <Connections />;
}
