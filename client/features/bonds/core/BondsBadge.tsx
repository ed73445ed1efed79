import { Badge } from "#client/ui/text/Badge.tsx";
import type { BadgeArea } from "#client/ui/text/Badge.tsx";
import { useBondRequestsCount } from "./useBondRequestsCount.ts";

interface BondsBadgeProps {
  /** The id with which the link to the screen refers to its description; its name does not change. */
  id: string;
  area: BadgeArea;
}

/** The number of requests that wait for the member's answer, beside the name of the screen. */
export function BondsBadge({ id, area }: BondsBadgeProps) {
  const count = useBondRequestsCount() ?? 0;
  return (
    <span id={id}>
      <Badge
        count={count}
        area={area}
        isSmall={area === "bar"}
        label={count === 1 ? "pending request" : "pending requests"}
      />
    </span>
  );
}
