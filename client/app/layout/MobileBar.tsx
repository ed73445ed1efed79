import type { Theme } from "@emotion/react";
import styled from "@emotion/styled";
import { House, SquarePen } from "lucide-react";
import { Link, NavLink } from "react-router-dom";
import { COMPOSE } from "#client/features/posts/useComposeRequest.ts";
import { useBackToTop } from "./ScreenLink.tsx";

/** The screens at the thumb, on phones. */
export function MobileBar() {
  return (
    <Bar id="bottom-navigation" tabIndex={-1} aria-label="Main, bottom">
      <Entry to="/" end {...useBackToTop("/")}>
        <House aria-hidden="true" /> Home
      </Entry>
      <Action to="/" state={COMPOSE}>
        <SquarePen aria-hidden="true" /> Post
      </Action>
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
const Action = styled(Link)(({ theme }) => tile(theme));

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
