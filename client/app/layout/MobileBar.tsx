import type { Theme } from "@emotion/react";
import styled from "@emotion/styled";
import { Compass, House, Sparkles, SquarePen, Users } from "lucide-react";
import { NavLink } from "react-router-dom";
import { BondsBadge } from "#client/features/bonds/core/BondsBadge.tsx";
import { useBackToTop } from "./ScreenLink.tsx";

/** The navigation at the bottom of the screen, on phones. */
export function MobileBar() {
  return (
    <Bar id="bottom-navigation" tabIndex={-1} aria-label="Main, bottom">
      <Entry to="/" end {...useBackToTop("/")}>
        <House aria-hidden="true" /> Home
      </Entry>
      <Entry to="/bonds" aria-label="Bonds" aria-describedby="bonds-pending-below" {...useBackToTop("/bonds")}>
        <Counted>
          <Users aria-hidden="true" />
          <BondsBadge id="bonds-pending-below" area="bar" />
        </Counted>
        Bonds
      </Entry>
      <Entry to="/create" {...useBackToTop("/create")}>
        <SquarePen aria-hidden="true" /> Post
      </Entry>
      <Entry to="/explore" {...useBackToTop("/explore")}>
        <Compass aria-hidden="true" /> Explore
      </Entry>
      <Entry to="/ai-insights" {...useBackToTop("/ai-insights")}>
        <Sparkles aria-hidden="true" /> AI
      </Entry>
    </Bar>
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
  "& > :not(svg)": { position: "absolute", insetInlineStart: 13, insetBlockStart: -6 },
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
    "& svg": { width: 22, height: 22, strokeWidth: 1.75 },
    "&:focus-visible": { outlineOffset: -4 },
  } as const;
}
