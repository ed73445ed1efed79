import { Bonds } from "#client/features/bonds/friends/Bonds.tsx";
import { useScreenTitle } from "#client/lib/browser/useScreenTitle.ts";

/** Friends, who wants to become one, and people to ask. */
export function BondsPage() {
  useScreenTitle("Bonds");
  return <Bonds />;
}
