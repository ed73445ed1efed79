import styled from "@emotion/styled";
import { Link } from "react-router-dom";

/** A row of something to follow that is no person: its name, a line about it, and a button. */
export const OfferRow = styled.li(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: theme.space(12),
  padding: `${theme.space(8)} ${theme.space(6)} ${theme.space(8)} ${theme.space(4)}`,
  "& + &": { borderTop: `1px solid ${theme.color.border.subtle}` },
}));

export const OfferWords = styled.div({ flex: "1 1 150px", minWidth: 0 });

export const OfferName = styled(Link)(({ theme }) => ({
  display: "block",
  ...theme.type.bodySm,
  fontWeight: 600,
  color: theme.color.text.primary,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  textDecoration: "none",
  "&:hover": { textDecoration: "underline" },
}));
