import styled from "@emotion/styled";

/** A page in columns: one on phones, a second one from lg, a third one from xl. */
export const Columns = styled.div(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 640px)",
  justifyContent: "center",
  alignItems: "start",
  gap: theme.space(24),
  paddingBlock: theme.space(16),
  [theme.mq.sm]: { paddingInline: theme.space(16) },
  [theme.mq.md]: { paddingBlock: theme.space(24) },
  [theme.mq.lg]: { gridTemplateColumns: "240px minmax(0, 620px)" },
  // The columns are as wide as the content of the header.
  [theme.mq.xl]: { gridTemplateColumns: "256px minmax(0, 600px) 304px" },
  [theme.mq.xxl]: { gridTemplateColumns: "288px minmax(0, 640px) 336px" },
}));

const side = {
  position: "sticky",
  top: "calc(84px + var(--above-header))",
  maxHeight: "calc(100dvh - 100px - var(--above-header))",
  overflow: "auto",
} as const;

/** A side column that stays in view while the page scrolls. */
export const StartColumn = styled.aside(({ theme }) => ({
  display: "none",
  [theme.mq.lg]: { display: "block", ...side },
}));

/** The second side column, which only wide windows have space for. */
export const EndColumn = styled.aside(({ theme }) => ({
  display: "none",
  [theme.mq.xl]: { display: "block", ...side },
}));
