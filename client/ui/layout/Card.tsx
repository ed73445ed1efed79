import styled from "@emotion/styled";

/** A surface on the page with a hairline border and no shadow. On the narrowest phones it runs edge to edge. */
export const Card = styled.div(({ theme }) => ({
  background: theme.color.bg.surface,
  border: `1px solid ${theme.color.border.default}`,
  borderRadius: theme.radius.card,
  padding: `${theme.space(16)} ${theme.space(20)}`,
  [theme.mq.belowSm]: { borderInline: 0, borderRadius: 0, padding: theme.space(16) },
}));
