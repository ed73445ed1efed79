import styled from "@emotion/styled";
import { Card } from "#client/ui/layout/Card.tsx";
import { Text } from "#client/ui/text/Text.tsx";

/** The card of one finding: of the answer, or of what a card of the insight says. */
export const Finding = styled(Card)(({ theme }) => ({
  display: "grid",
  gap: theme.space(12),
  overflowWrap: "anywhere",
}));

/** The first row: what kind of finding it is, and how confident. */
export const FindingTop = styled.div(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space(8),
}));

export const FindingKind = styled(Text)(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space(6),
  ...theme.type.micro,
  color: theme.color.ai,
  "& svg": { width: "1rem", height: "1rem", strokeWidth: 1.75 },
}));

/** The numbered list of posts and comments on which it is based. */
export const FindingSources = styled.ol(({ theme }) => ({
  display: "grid",
  gap: theme.space(8),
  margin: 0,
  paddingInlineStart: theme.space(20),
  listStyle: "decimal",
  ...theme.type.meta,
  "& a": { color: theme.color.text.primary, textDecoration: "none", ...theme.type.ui },
  "& a:hover": { textDecoration: "underline" },
}));
