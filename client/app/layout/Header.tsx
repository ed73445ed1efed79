import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { BondsBadge } from "#client/features/bonds/core/BondsBadge.tsx";
import { AvatarMenu } from "./AvatarMenu.tsx";
import { Brand } from "./Brand.tsx";
import { HeaderFrame } from "./HeaderFrame.tsx";
import { OfflineBar } from "./OfflineBar.tsx";
import { ScreenLink } from "./ScreenLink.tsx";
import { SessionEndedBar } from "./SessionEndedBar.tsx";

export interface HeaderProps {
  /** Fills the space between the screens and the tools; phones do not show it. */
  search?: ReactNode;
  /** The tools come before the member's picture. */
  tools?: ReactNode;
}

/** The header of members: brand, the screens, search, tools, the member. */
export function Header({ search, tools }: HeaderProps) {
  return (
    <HeaderFrame above={<OfflineBar />} below={<SessionEndedBar />}>
      <Brand />
      <Links id="navigation" tabIndex={-1} aria-label="Main">
        <ScreenLink to="/">Feed</ScreenLink>
        <ScreenLink to="/explore">Explore</ScreenLink>
        <ScreenLink to="/ai-insights">AI Insights</ScreenLink>
        <ScreenLink to="/bonds" aria-label="Bonds" aria-describedby="bonds-pending">
          Bonds
          <BondsBadge id="bonds-pending" area="page" />
        </ScreenLink>
      </Links>
      {search && <Search>{search}</Search>}
      <Tools>
        {tools}
        <AvatarMenu />
      </Tools>
    </HeaderFrame>
  );
}

const Links = styled.nav(({ theme }) => ({
  display: "none",
  alignSelf: "stretch",
  gap: theme.space(24),
  outline: "none",
  [theme.mq.md]: { display: "flex" },
}));
const Search = styled.div(({ theme }) => ({
  display: "none",
  flex: "1 1 0",
  maxWidth: 400,
  minWidth: 0,
  marginInlineStart: "auto",
  [theme.mq.md]: { display: "block" },
}));
const Tools = styled.div(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: theme.space(8),
  marginInlineStart: "auto",
  [theme.mq.belowSm]: { gap: theme.space(4) },
}));
