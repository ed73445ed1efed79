import styled from "@emotion/styled";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";

/** The header casts a shadow after the page has scrolled this far, in pixels. */
const SHADOW_AFTER = 10;

export interface HeaderFrameProps {
  /** A bar with a message, which sticks to the top together with the header. */
  above?: ReactNode;
  /** The same below the header. */
  below?: ReactNode;
  children: ReactNode;
}

/** The header of a page: it sticks to the top and casts a shadow once the page has scrolled under it. */
export function HeaderFrame({ above, below, children }: HeaderFrameProps) {
  const scrolled = useScrolled();
  return (
    <Bar data-scrolled={scrolled || undefined}>
      {above}
      <Inner>{children}</Inner>
      {below}
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
  gap: theme.space(12),
  height: theme.size.headerPhone - 1,
  maxWidth: 1240,
  marginInline: "auto",
  paddingInline: theme.space(16),
  [theme.mq.belowSm]: { gap: theme.space(4), paddingInline: theme.space(8) },
  [theme.mq.lg]: { gap: theme.space(24) },
  [theme.mq.md]: { height: theme.size.header - 1 },
  [theme.mq.xxl]: { maxWidth: 1344 },
}));
