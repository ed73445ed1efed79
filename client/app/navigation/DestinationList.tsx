import styled from "@emotion/styled";
import { useId } from "react";
import { NavLink } from "react-router-dom";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { useCounters } from "#client/features/bonds/core/useBondRequestsCount.ts";
import { useShortcutsOn } from "#client/features/settings/core/useShortcutsOn.ts";
import { Badge } from "#client/ui/text/Badge.tsx";
import type { Destination } from "./destinations.ts";
import { useBackToTop } from "./ScreenLink.tsx";

interface DestinationListProps {
  destinations: readonly Destination[];
  /** Runs when a link is followed. */
  onFollow?: () => void;
}

/** Links to pages of the navigation, with the member's counters. */
export function DestinationList({ destinations, onFollow }: DestinationListProps) {
  const { username } = useViewer();
  return (
    <ul>
      {destinations.map((destination) => (
        <li key={destination.label}>
          <Entry destination={destination} to={destination.to(username)} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  );
}

interface EntryProps {
  destination: Destination;
  to: string;
  onFollow: (() => void) | undefined;
}

function Entry({ destination: { label, icon: Icon, counter, key }, to, onFollow }: EntryProps) {
  const id = useId();
  const hasKeys = useShortcutsOn();
  const counters = useCounters();
  const count = (counter && counters?.[counter]) ?? 0;
  const { onClick } = useBackToTop(to);
  return (
    <Row
      to={to}
      end={to === "/"}
      aria-label={label}
      aria-describedby={id}
      title={hasKeys ? `${label} (g ${key})` : label}
      onClick={(event) => {
        onClick?.(event);
        onFollow?.();
      }}
    >
      <Icon aria-hidden="true" />
      <span>{label}</span>
      <span id={id} data-count>
        {counter && <Badge count={count} label={count === 1 ? WORDS[counter][0] : WORDS[counter][1]} />}
      </span>
    </Row>
  );
}

/** The units of the counters: of one, of several. */
const WORDS = {
  bondRequests: ["pending request", "pending requests"],
  messages: ["unread message", "unread messages"],
  notifications: ["unread notification", "unread notifications"],
} as const;

/** A line of the navigation: an icon, its name, and a count at the end. */
export const Row = styled(NavLink)(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: theme.space(12),
  minHeight: 36,
  paddingInline: theme.space(12),
  borderRadius: theme.radius.control,
  color: theme.color.text.secondary,
  textDecoration: "none",
  ...theme.type.ui,
  "& svg": { width: "1.125rem", height: "1.125rem", strokeWidth: 1.75, flexShrink: 0 },
  "& > [data-count]": { marginInlineStart: "auto" },
  "&:hover": { background: theme.color.bg.hover, color: theme.color.text.primary },
  "&[aria-current=page]": { background: theme.color.bg.selected, color: theme.color.primary.tintText },
  "@media (pointer: coarse)": { minHeight: 44 },
}));
