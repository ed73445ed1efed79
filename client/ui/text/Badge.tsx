import styled from "@emotion/styled";
import { capped } from "#client/lib/text/numbers.ts";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";

export interface BadgeProps {
  count: number;
  /** Above this count the badge shows "99+". */
  cap?: number;
  /** The unit of the count, for screen readers: "pending requests". */
  label: string;
}

/** The number of things that need the member; it renders nothing for zero. */
export function Badge({ count, cap = 99, label }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <Pill>
      <span aria-hidden="true">{capped(count, cap)}</span>
      <VisuallyHidden>
        {count} {label}
      </VisuallyHidden>
    </Pill>
  );
}

const Pill = styled.span(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minWidth: 18,
  height: 18,
  paddingInline: 5,
  borderRadius: theme.radius.pill,
  background: theme.color.badge.bg,
  color: theme.color.badge.on,
  ...theme.type.micro,
  fontSize: "0.6875rem",
  fontWeight: 700,
  fontVariantNumeric: "tabular-nums",
}));
