import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { BondsBadge } from "#client/features/bonds/core/BondsBadge.tsx";
import { AvatarMenu } from "./AvatarMenu.tsx";
import { DESTINATIONS, type Destination } from "#client/app/navigation/destinations.ts";
import { MenuButton } from "#client/app/navigation/MenuButton.tsx";
import { PhoneLinks } from "#client/app/navigation/PhoneLinks.tsx";
import { ScreenLink } from "#client/app/navigation/ScreenLink.tsx";
import { Brand } from "./Brand.tsx";
import { ConnectionBar } from "./ConnectionBar.tsx";
import { HeaderFrame } from "./HeaderFrame.tsx";
import { LateBar } from "./LateBar.tsx";

export interface HeaderProps {
  /** Fills the space between the screens and the tools; small windows have a link to the search instead. */
  search?: ReactNode;
  /** The tools come before the member's picture. */
  tools?: ReactNode;
}

/** The header has space for these; the first has its own name there. */
const SCREENS: readonly Destination[] = [
  { ...DESTINATIONS.home, label: "Feed" },
  DESTINATIONS.explore,
  DESTINATIONS.insights,
  DESTINATIONS.bonds,
];

/** The header of members: the menu of small windows, brand, the screens, search, tools, the member. */
export function Header({ search, tools }: HeaderProps) {
  const { username } = useViewer();
  return (
    <HeaderFrame above={<ConnectionBar />} below={<LateBar />}>
      <Small>
        <MenuButton />
      </Small>
      <Brand isCompact />
      <Links id="navigation" tabIndex={-1} aria-label="Main">
        {SCREENS.map(({ label, to, counter }) => (
          <ScreenLink key={label} to={to(username)} aria-label={label} aria-describedby={counter && "bonds-pending"}>
            {label}
            {counter && <BondsBadge id="bonds-pending" area="page" />}
          </ScreenLink>
        ))}
      </Links>
      {search && <Search>{search}</Search>}
      <Tools>
        <PhoneLinks />
        {tools}
        <AvatarMenu />
      </Tools>
    </HeaderFrame>
  );
}

const Links = styled.nav(({ theme }) => ({
  display: "none",
  alignSelf: "stretch",
  gap: theme.space(20),
  outline: "none",
  [theme.mq.md]: { display: "flex" },
  [theme.mq.lg]: { gap: theme.space(24) },
}));
const Search = styled.div(({ theme }) => ({
  display: "none",
  flex: "1 1 0",
  maxWidth: 400,
  minWidth: 0,
  marginInlineStart: "auto",
  [theme.mq.lg]: { display: "block" },
}));
/** The whole list of pages is beside the page from lg up. */
const Small = styled.div(({ theme }) => ({ display: "flex", [theme.mq.lg]: { display: "none" } }));
const Tools = styled.div(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: theme.space(8),
  marginInlineStart: "auto",
  [theme.mq.belowSm]: { gap: 0 },
}));
