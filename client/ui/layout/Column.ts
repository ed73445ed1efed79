import styled from "@emotion/styled";

/** A page in one column in the middle, edge to edge on phones. */
export const Column = styled.div(({ theme }) => ({
  maxWidth: 720,
  marginInline: "auto",
  paddingBlock: theme.space(16),
  [theme.mq.sm]: { paddingInline: theme.space(16) },
  [theme.mq.md]: { paddingBlock: theme.space(24) },
}));
