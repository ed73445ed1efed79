import type { Theme } from "@emotion/react";
import styled from "@emotion/styled";
import { NavLink } from "react-router-dom";
import { BondsBadge } from "#client/features/bonds/core/BondsBadge.tsx";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { DESTINATIONS, type Destination } from "./destinations.ts";
import { useBackToTop } from "./ScreenLink.tsx";

/** The bar has space for these; it has shorter names for some. */
const ENTRIES: readonly Destination[] = [
  DESTINATIONS.home,
  DESTINATIONS.bonds,
  { ...DESTINATIONS.create, label: "Post" },
  DESTINATIONS.explore,
  { ...DESTINATIONS.insights, label: "AI" },
];

/** The navigation at the bottom of the screen, on phones. */
export function MobileBar() {
  const { username } = useViewer();
  return (
    <Bar id="bottom-navigation" tabIndex={-1} aria-label="Main, bottom">
      {ENTRIES.map((entry) => (
        <BarLink key={entry.label} entry={entry} to={entry.to(username)} />
      ))}
    </Bar>
  );
}

function BarLink({ entry: { label, icon: Icon, counter }, to }: { entry: Destination; to: string }) {
  return (
    <Entry to={to} end aria-label={label} aria-describedby={counter && "bonds-pending-below"} {...useBackToTop(to)}>
      <Counted>
        <Icon aria-hidden="true" />
        {counter && <BondsBadge id="bonds-pending-below" area="bar" />}
      </Counted>
      {label}
    </Entry>
  );
}

const Bar = styled.nav(({ theme }) => ({
  position: "fixed",
  zIndex: theme.z.bottomBar,
  insetInline: 0,
  bottom: 0,
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "1fr",
  paddingBottom: "env(safe-area-inset-bottom)",
  outline: "none",
  background: theme.color.bg.surface,
  borderTop: `1px solid ${theme.color.border.default}`,
  [theme.mq.md]: { display: "none" },
}));
const Entry = styled(NavLink)(({ theme }) => ({
  ...tile(theme),
  "&[aria-current=page]": { color: theme.color.text.link, "& svg": { strokeWidth: 2.25 } },
}));
const Counted = styled.span({
  position: "relative",
  display: "flex",
  // The badge is at the upper corner of its icon.
  "& > :not(svg)": { position: "absolute", insetInlineStart: 14, insetBlockStart: -6, display: "flex" },
});

function tile(theme: Theme) {
  return {
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "center",
    gap: theme.space(2),
    height: theme.size.bottomBar,
    color: theme.color.text.secondary,
    textDecoration: "none",
    ...theme.type.micro,
    "& svg": { width: "1.375rem", height: "1.375rem", strokeWidth: 1.75 },
    "&:focus-visible": { outlineOffset: -4 },
  } as const;
}
