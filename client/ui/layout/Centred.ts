import styled from "@emotion/styled";

/** A short message in the middle of its container. */
export const Centred = styled.div(({ theme }) => ({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: theme.space(12),
  maxWidth: "26rem",
  marginInline: "auto",
  padding: `${theme.space(32)} ${theme.space(16)}`,
  textAlign: "center",
  textWrap: "balance",
}));
