import styled from "@emotion/styled";
import { stickyColumn } from "#client/ui/layout/useStickyEnd.ts";

/** A whole page from header to footer, at least as high as the window. */
export const Page = styled.div({ display: "flex", flexDirection: "column", minHeight: "100dvh" });

/**
 * The part between header and footer: the column of the navigation and the content, which together are as wide as the
 * content of the header. It fills the window, so that the footer is below it while the content is loading and moves
 * where nobody sees it.
 */
export const Body = styled.div(({ theme }) => ({
  flex: "1 0 auto",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: theme.space(24),
  minHeight: `calc(100dvh - ${theme.size.headerPhone}px - var(--above-header))`,
  [theme.mq.md]: { minHeight: `calc(100dvh - ${theme.size.header}px - var(--above-header))` },
  [theme.mq.lg]: {
    gridTemplateColumns: "240px minmax(0, 620px)",
    justifyContent: "center",
    paddingInline: theme.space(16),
    // A page that needs the width more than the names of the navigation has a column of icons beside it.
    "&[data-whole]": { gridTemplateColumns: "52px minmax(0, 1fr)", columnGap: theme.space(16) },
  },
  [theme.mq.xl]: {
    "&, &[data-whole]": { gridTemplateColumns: "256px minmax(0, 928px)", columnGap: theme.space(24) },
  },
  [theme.mq.xxl]: { "&, &[data-whole]": { gridTemplateColumns: "288px minmax(0, 1000px)" } },
}));

/** The same part for visitors, who have no navigation beside the content. */
export const GuestBody = styled(Body)(({ theme }) => ({
  [theme.mq.lg]: { gridTemplateColumns: "minmax(0, 928px)" },
  [theme.mq.xl]: { gridTemplateColumns: "minmax(0, 928px)" },
  [theme.mq.xxl]: { gridTemplateColumns: "minmax(0, 1000px)" },
}));

/** The column of the navigation: it stays in view while the page scrolls. */
export const Side = styled.aside(({ theme }) => ({
  display: "none",
  [theme.mq.lg]: {
    display: "block",
    ...stickyColumn(theme),
    alignSelf: "start",
    marginBlock: theme.space(24),
  },
}));

/** The content of the page. */
export const Content = styled.main({ minWidth: 0, outline: "none" });
