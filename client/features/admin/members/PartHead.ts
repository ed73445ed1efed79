import styled from "@emotion/styled";

/** The heading of a part of a member's page, with what can be done there at its end. */
export const PartHead = styled.div(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space(8),
  "& > a": theme.type.bodySm,
}));
