import styled from "@emotion/styled";
import { Sparkles } from "lucide-react";

/** A mark of what belongs to Pro or Premium. It is quiet, because many have it. */
export function QuietBadge({ children }: { children: string }) {
  return (
    <Mark>
      <Sparkles aria-hidden /> {children}
    </Mark>
  );
}

const Mark = styled.span(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space(4),
  padding: `${theme.space(2)} ${theme.space(8)}`,
  border: `1px solid ${theme.color.border.default}`,
  borderRadius: theme.radius.pill,
  color: theme.color.text.secondary,
  ...theme.type.micro,
  "& > svg": { width: "0.875rem", height: "0.875rem" },
}));
