import { Connections } from "#client/features/bonds/Connections.tsx";
import { useScreenTitle } from "#client/lib/useScreenTitle.ts";

/** Following, followers, and those who are both. */
export function FriendsPage() {
  useScreenTitle("Friends & Connections");
  return <Connections />;
}
