import { Bonds } from "#client/features/bonds/friends/Bonds.tsx";
import { useScreenTitle } from "#client/lib/browser/useScreenTitle.ts";

/** The page of friends, pending requests and suggested people. */
export function BondsPage() {
  useScreenTitle("Bonds");
  return <Bonds />;
}
