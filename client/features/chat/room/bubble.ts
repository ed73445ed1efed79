import styled from "@emotion/styled";

/** The line of a message: at the end of the pane where it is the member's own, at its start where it is not. */
export const BubbleLine = styled.div(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "2rem minmax(0, 1fr)",
  columnGap: theme.space(8),
  paddingInline: theme.space(16),
  paddingBlockEnd: theme.space(2),
  "&[data-closes]": { paddingBlockEnd: theme.space(8) },
  "&[data-own]": { gridTemplateColumns: "minmax(0, 1fr)" },
  // The words need the whole line: the face is in the head of the pane, or its name is above them.
  [theme.mq.largeText]: {
    gridTemplateColumns: "minmax(0, 1fr)",
    paddingInline: theme.space(4),
    "&:not([data-own]) > span": { display: "none" },
  },
  transition: `background ${theme.motion.slow}`,
  "&[data-target]": { background: theme.color.bg.selected },
}));

/** The column of a message beside its sender's picture. */
export const BubbleColumn = styled.div(({ theme }) => ({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: theme.space(2),
  minWidth: 0,
  "[data-own] > &": { alignItems: "flex-end" },
}));

/** The bubble and the buttons beside it. */
export const BubbleRow = styled.div(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: theme.space(4),
  maxWidth: "min(85%, 35rem)",
  "[data-own] &": { flexDirection: "row-reverse" },
  [theme.mq.largeText]: {
    "&, [data-own] &": { flexDirection: "column", alignItems: "inherit", maxWidth: "100%" },
  },
}));

/** The text and the pictures of a message. */
export const Bubble = styled.div(({ theme }) => ({
  display: "grid",
  gap: theme.space(6),
  minWidth: 0,
  padding: `${theme.space(8)} ${theme.space(12)}`,
  borderRadius: theme.radius.card,
  border: `1px solid ${theme.color.border.subtle}`,
  background: theme.color.bg.sunken,
  color: theme.color.text.primary,
  ...theme.type.bodySm,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  "[data-own] &": { background: theme.color.primary.tint, borderColor: theme.color.primary.tintBorder },
  "&[data-quiet]": {
    background: "transparent",
    borderStyle: "dashed",
    color: theme.color.text.tertiary,
    fontStyle: "italic",
  },
  "& a": { color: theme.color.text.link },
}));

/** The time of a message and its state. */
export const BubbleNote = styled.div(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: theme.space(4),
  color: theme.color.text.tertiary,
  ...theme.type.micro,
  fontWeight: 450,
  "& svg": { width: "0.875rem", height: "0.875rem" },
}));
