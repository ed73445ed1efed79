import styled from "@emotion/styled";
import { NavLink } from "react-router-dom";
import { Brand } from "./Brand.tsx";
import { ThemeSwitch } from "./ThemeSwitch.tsx";

/** What visitors see at the top of public pages: where they are, and the ways in. */
export function GuestHeader() {
  return (
    <Bar>
      <Brand />
      <Links aria-label="Account">
        <Entry to="/auth/login">Login</Entry>
        <Entry to="/auth/register">Register</Entry>
      </Links>
      <Theme>
        <ThemeSwitch />
      </Theme>
    </Bar>
  );
}

const Bar = styled.header(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: theme.space(12),
  minHeight: theme.size.headerPhone,
  paddingInline: theme.space(16),
  [theme.mq.md]: { paddingInline: theme.space(32), gap: theme.space(20) },
}));
const Links = styled.nav(({ theme }) => ({ display: "flex", gap: theme.space(4), marginInlineStart: "auto" }));
// On phones it stands at the foot of the page.
const Theme = styled.div(({ theme }) => ({ display: "none", [theme.mq.md]: { display: "block" } }));
const Entry = styled(NavLink)(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 36,
  paddingInline: theme.space(12),
  [theme.mq.belowSm]: { paddingInline: theme.space(8) },
  borderRadius: theme.radius.control,
  color: theme.color.text.secondary,
  textDecoration: "none",
  ...theme.type.ui,
  "&:hover": { background: theme.color.bg.hover, color: theme.color.text.primary },
  "&[aria-current=page]": {
    color: theme.color.text.primary,
    boxShadow: `inset 0 -2px 0 ${theme.color.primary.solid}`,
    borderRadius: 0,
  },
}));
