import styled from "@emotion/styled";
import { useEffect, useState } from "react";
import { AvatarMenu } from "./AvatarMenu.tsx";
import { Brand } from "./Brand.tsx";
import { ScreenLink } from "./ScreenLink.tsx";

/** The page has moved this far, in pixels, before the header casts a shadow. */
const SHADOW_AFTER = 10;

/** Sticks to the top: brand, the screens, the member. */
export function Header() {
  const scrolled = useScrolled();
  return (
    <Bar data-scrolled={scrolled || undefined}>
      <Inner>
        <Brand />
        <Links id="navigation" tabIndex={-1} aria-label="Main">
          <ScreenLink to="/">Feed</ScreenLink>
        </Links>
        <End>
          <AvatarMenu />
        </End>
      </Inner>
    </Bar>
  );
}

function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(() => window.scrollY > SHADOW_AFTER);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > SHADOW_AFTER);
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, []);
  return scrolled;
}

const Bar = styled.header(({ theme }) => ({
  position: "sticky",
  top: 0,
  zIndex: theme.z.header,
  background: theme.color.bg.surface,
  borderBottom: `1px solid ${theme.color.border.subtle}`,
  paddingTop: "env(safe-area-inset-top)",
  transition: `box-shadow ${theme.motion.base}`,
  "&[data-scrolled]": { boxShadow: theme.shadow.header },
}));
const Inner = styled.div(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: theme.space(24),
  height: theme.size.headerPhone - 1,
  maxWidth: 1240,
  marginInline: "auto",
  paddingInline: theme.space(16),
  [theme.mq.md]: { height: theme.size.header - 1 },
  [theme.mq.xxl]: { maxWidth: 1344 },
}));
const Links = styled.nav(({ theme }) => ({
  display: "none",
  alignSelf: "stretch",
  gap: theme.space(24),
  outline: "none",
  [theme.mq.md]: { display: "flex" },
}));
const End = styled.div(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: theme.space(8),
  marginInlineStart: "auto",
}));
