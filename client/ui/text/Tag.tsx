import styled from "@emotion/styled";

/** A small label with a muted background, e.g. #energy. */
export const Tag = styled.span(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 24,
  maxWidth: "100%",
  paddingInline: theme.space(8),
  borderRadius: theme.radius.tag,
  background: theme.color.bg.sunken,
  color: theme.color.text.secondary,
  ...theme.type.meta,
  overflowWrap: "anywhere",
}));
