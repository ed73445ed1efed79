import { Badge } from "#client/ui/text/Badge.tsx";
import { useBondRequestsCount } from "./useBondRequestsCount.ts";

interface BondsBadgeProps {
  /** By which the link to the screen is described: its name stays as it is. */
  id: string;
  cap: number;
}

/** How many requests wait for the member's answer, beside the name of the screen where they answer. */
export function BondsBadge({ id, cap }: BondsBadgeProps) {
  const count = useBondRequestsCount() ?? 0;
  return (
    <span id={id}>
      <Badge count={count} cap={cap} label={count === 1 ? "pending request" : "pending requests"} />
    </span>
  );
}
