import styled from "@emotion/styled";

/** A line across the pane with a label in it. */
export const SeparatorLine = styled.div(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: theme.space(12),
  padding: `${theme.space(8)} ${theme.space(16)}`,
  color: theme.color.text.tertiary,
  ...theme.type.micro,
  "&::before, &::after": { content: '""', flex: 1, height: 1, background: theme.color.border.subtle },
  "&[data-new]": { color: theme.color.danger.text },
  "&[data-new]::before, &[data-new]::after": { background: theme.color.danger.tintBorder },
}));
