import { Connections } from "#client/features/bonds/connections/Connections.tsx";
import { useScreenTitle } from "#client/lib/browser/useScreenTitle.ts";

/** Following, followers, and those who are both. */
export function FriendsPage() {
  useScreenTitle("Friends & Connections");
  return <Connections />;
}
