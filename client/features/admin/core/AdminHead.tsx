import styled from "@emotion/styled";
import { useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router-dom";
import { tabListLook, tabLook } from "#client/ui/controls/tabLook.ts";
import { Text } from "#client/ui/text/Text.tsx";
import {
  COMMUNITY_RULES_PATH,
  COMMUNITY_SETTINGS_PATH,
  MEMBERS_PATH,
  OVERVIEW_PATH,
  REGISTRATION_PATH,
} from "./adminPaths.ts";

/** The head of the pages of admins: the title, and links to all of them. Moderators have one page, without links. */
export function AdminHead({ title, isAdmin }: { title: string; isAdmin: boolean }) {
  const links = useRef<HTMLElement>(null);
  const { pathname } = useLocation();

  // On a phone the row scrolls: the page that is open is in view.
  useEffect(() => {
    links.current?.querySelector("[aria-current=page]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [pathname]);

  return (
    <Frame>
      <Text as="h1" variant="h1" tabIndex={-1} style={{ outline: "none" }}>
        {title}
      </Text>
      {isAdmin && (
        <Links ref={links} aria-label="Admin">
          <Screen to={OVERVIEW_PATH} end>
            Overview
          </Screen>
          <Screen to={MEMBERS_PATH}>Members</Screen>
          <Screen to={REGISTRATION_PATH}>Registration</Screen>
          <Screen to={COMMUNITY_SETTINGS_PATH}>Settings</Screen>
          <Screen to={COMMUNITY_RULES_PATH}>Rules</Screen>
        </Links>
      )}
    </Frame>
  );
}

const Frame = styled.header(({ theme }) => ({
  display: "grid",
  gap: theme.space(8),
  justifyItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  [theme.mq.belowSm]: { paddingInline: theme.space(16) },
}));
const Links = styled.nav(({ theme }) => tabListLook(theme));
const Screen = styled(NavLink)(({ theme }) => ({
  ...tabLook(theme),
  display: "inline-flex",
  alignItems: "center",
  textDecoration: "none",
  "&[aria-current=page]": {
    background: theme.color.bg.raised,
    borderColor: theme.color.border.default,
    color: theme.color.text.primary,
  },
  "@media (forced-colors: active)": { "&[aria-current=page]": { borderColor: "Highlight" } },
}));
