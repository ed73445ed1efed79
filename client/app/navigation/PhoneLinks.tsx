import styled from "@emotion/styled";
import { Search } from "lucide-react";
import { NavLink } from "react-router-dom";
import { ASKING } from "#client/features/search/core/searchPaths.ts";
import { DESTINATIONS } from "./destinations.ts";

/** What the header of small windows leads to: the composer on phones, and the search where its field has no space. */
export function PhoneLinks() {
  const { icon: Icon, to } = DESTINATIONS.create;
  return (
    <>
      <Entry to={to()} aria-label="Post" data-until="md">
        <Icon aria-hidden />
        <Word>Post</Word>
      </Entry>
      <Entry to="/search" state={ASKING} aria-label="Search" data-until="lg">
        <Search aria-hidden />
      </Entry>
    </>
  );
}

const Entry = styled(NavLink)(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: theme.space(6),
  flexShrink: 0,
  minWidth: 36,
  height: 36,
  borderRadius: theme.radius.control,
  color: theme.color.text.secondary,
  textDecoration: "none",
  ...theme.type.ui,
  "& svg": { width: "1.125rem", height: "1.125rem", strokeWidth: 1.75 },
  "&:hover": { background: theme.color.bg.hover, color: theme.color.text.primary },
  "&[aria-current=page]": { color: theme.color.text.link },
  "@media (pointer: coarse)": { minWidth: 44, height: 44, "& svg": { width: "1.25rem", height: "1.25rem" } },
  // The bar below leads to the composer too.
  [theme.mq.largeText]: { "&[data-until=md]": { display: "none" } },
  [theme.mq.md]: { "&[data-until=md]": { display: "none" } },
  [theme.mq.lg]: { "&[data-until=lg]": { display: "none" } },
}));
/** The narrowest phones have space for the icon only. */
const Word = styled.span(({ theme }) => ({
  paddingInlineEnd: theme.space(4),
  "@media (max-width: 23.74em)": { display: "none" },
}));
