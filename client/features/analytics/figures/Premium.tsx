import styled from "@emotion/styled";
import { Sparkles } from "lucide-react";

/** A mark of parts that belong to Premium. */
export function Premium() {
  return (
    <Mark>
      <Sparkles aria-hidden /> Premium
    </Mark>
  );
}

const Mark = styled.span(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space(4),
  padding: `${theme.space(2)} ${theme.space(8)}`,
  border: `1px solid ${theme.color.warning.tintBorder}`,
  borderRadius: theme.radius.pill,
  background: theme.color.warning.tint,
  color: theme.color.warning.tintText,
  ...theme.type.micro,
  "& > svg": { width: "0.875rem", height: "0.875rem" },
}));
