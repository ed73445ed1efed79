import styled from "@emotion/styled";
import { NavLink, useLocation } from "react-router-dom";
import type { NavLinkProps } from "react-router-dom";

/** A link to a screen in the navigation; a press on the link of the current screen scrolls to its top. */
export function ScreenLink(props: NavLinkProps) {
  return <Underlined end {...props} {...useBackToTop(props.to)} />;
}

/** Scrolls to the top when the link leads to the screen that is already open. */
export function useBackToTop(to: NavLinkProps["to"]): Pick<NavLinkProps, "onClick"> {
  const { pathname } = useLocation();
  if (pathname !== to) return {};
  return {
    onClick: (event) => {
      event.preventDefault();
      const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
      window.scrollTo({ top: 0, behavior: calm ? "instant" : "smooth" });
    },
  };
}

const Underlined = styled(NavLink)(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space(6),
  borderBlock: "2px solid transparent",
  color: theme.color.text.secondary,
  textDecoration: "none",
  ...theme.type.ui,
  "&:hover": { color: theme.color.text.primary },
  "&[aria-current=page]": { color: theme.color.text.primary, borderBottomColor: theme.color.primary.solid },
}));
