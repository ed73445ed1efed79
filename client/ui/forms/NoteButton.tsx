import styled from "@emotion/styled";

/** A button in the line of a note, which looks like a link. */
export const NoteButton = styled.button(({ theme }) => ({
  minHeight: 24,
  padding: `${theme.space(4)} ${theme.space(2)}`,
  border: 0,
  background: "none",
  font: "inherit",
  color: theme.color.text.link,
  cursor: "pointer",
  "&:hover": { textDecoration: "underline" },
}));
