import styled from "@emotion/styled";
import { NavLink } from "react-router-dom";
import { useToken } from "#client/apollo/session.ts";
import { Brand } from "#client/app/layout/Brand.tsx";
import { ThemeSwitch } from "#client/app/layout/ThemeSwitch.tsx";

/** The navigation in the header of public pages: the name of the page, and for visitors the links to sign in and up. */
export function GuestNavigation() {
  const isVisitor = useToken() === null;
  return (
    <>
      <Brand />
      <End>
        {isVisitor && (
          <Links aria-label="Account">
            <Entry to="/auth/login">Login</Entry>
            <Entry to="/auth/register" data-first>
              Register
            </Entry>
          </Links>
        )}
        <Theme>
          <ThemeSwitch />
        </Theme>
      </End>
    </>
  );
}

const End = styled.div(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: theme.space(20),
  marginInlineStart: "auto",
}));
const Links = styled.nav(({ theme }) => ({ display: "flex", gap: theme.space(4) }));
// On phones the switch is in the footer of the page.
const Theme = styled.div(({ theme }) => ({ display: "none", [theme.mq.md]: { display: "block" } }));
const Entry = styled(NavLink)(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 36,
  paddingInline: theme.space(12),
  [theme.mq.belowSm]: { paddingInline: theme.space(8) },
  borderRadius: theme.radius.control,
  color: theme.color.text.primary,
  textDecoration: "none",
  ...theme.type.ui,
  fontWeight: 600,
  "&[data-first]": { border: `1px solid ${theme.color.border.control}` },
  "&:hover": { background: theme.color.bg.hover },
  "&[aria-current=page]": {
    borderColor: "transparent",
    boxShadow: `inset 0 -2px 0 ${theme.color.primary.solid}`,
    borderRadius: 0,
  },
  "@media (pointer: coarse)": { minHeight: 44 },
}));
