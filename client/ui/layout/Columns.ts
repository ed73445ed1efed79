import styled from "@emotion/styled";

/** A page in columns: one on phones, with a column at its side from lg, with one at each side from xl. */
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
  // Together as wide as what the header holds.
  [theme.mq.xl]: { gridTemplateColumns: "256px minmax(0, 600px) 304px" },
  [theme.mq.xxl]: { gridTemplateColumns: "288px minmax(0, 640px) 336px" },
}));

const side = {
  position: "sticky",
  top: "calc(84px + var(--above-header))",
  maxHeight: "calc(100dvh - 100px - var(--above-header))",
  overflow: "auto",
} as const;

/** Stays in view beside what is read. */
export const StartColumn = styled.aside(({ theme }) => ({
  display: "none",
  [theme.mq.lg]: { display: "block", ...side },
}));

/** The second side column, which only wide windows have room for. */
export const EndColumn = styled.aside(({ theme }) => ({
  display: "none",
  [theme.mq.xl]: { display: "block", ...side },
}));
