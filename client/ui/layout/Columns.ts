import type { CSSObject, Theme } from "@emotion/react";
import styled from "@emotion/styled";

/** The space around the content of a page. Below lg, the content is one column in the middle. */
function space(theme: Theme): CSSObject {
  return {
    width: "100%",
    maxWidth: 640,
    marginInline: "auto",
    paddingBlock: theme.space(16),
    [theme.mq.sm]: { paddingInline: theme.space(16) },
    [theme.mq.md]: { paddingBlock: theme.space(24) },
    // From here on, the page is in a grid with the navigation.
    [theme.mq.lg]: { maxWidth: "none", paddingInline: 0 },
  };
}

/**
 * Parts of a page one under the other: what is under a part that still shows its skeleton is invisible until its place
 * is known, so that nothing moves which somebody has begun to read.
 */
export const inOrder: CSSObject = { "& > *:has([data-skeleton]) ~ *": { visibility: "hidden" } };

/** The same for parts that are beside each other from xl up. */
export const inOrderBelowXl: CSSObject = { "@media (max-width: 77.49em)": inOrder };

/** A page in one column, which is as wide as two from xl up. */
export const Column = styled.div(({ theme }) => space(theme));

/** A page in one column, with a second one beside it from xl up. */
export const Columns = styled.div(({ theme }) => ({
  ...space(theme),
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "start",
  gap: theme.space(24),
  [theme.mq.xl]: { gridTemplateColumns: "minmax(0, 1fr) 304px" },
  [theme.mq.xxl]: { gridTemplateColumns: "minmax(0, 1fr) 336px" },
}));
