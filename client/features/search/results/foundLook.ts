import styled from "@emotion/styled";

/** A row of the results. */
export const FoundRow = styled.li(({ theme }) => ({
  display: "grid",
  // A long name is cut off; it does not widen the row.
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space(8),
  paddingBlock: theme.space(16),
  overflowWrap: "anywhere",
  "& + &": { borderTop: `1px solid ${theme.color.border.subtle}` },
}));

/** The title of an idea, which leads to it. */
export const FoundTitle = styled.h3(({ theme }) => ({
  ...theme.type.postTitle,
  "& a": { color: theme.color.text.primary, textDecoration: "none" },
  "& a:hover": { textDecoration: "underline" },
}));

/** The author, and when it was written. */
export const FoundFoot = styled.div(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space(8),
}));
