import styled from "@emotion/styled";
import { capped } from "#client/lib/text/numbers.ts";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";

/**
 * The counts above which a badge shows "99+" or "9+": on a page and in its header, and in the narrow bar of phones. The
 * title of the tab has its own cap, in `client/lib/text/tabTitle.ts`.
 */
const CAPS = { page: 99, bar: 9 } as const;
export type BadgeArea = keyof typeof CAPS;

export interface BadgeProps {
  count: number;
  /** The part of the screen that contains the badge; it decides the cap. */
  area?: BadgeArea;
  /** True at the corner of an icon, of which it hides little. */
  isSmall?: boolean;
  /** The unit of the count, for screen readers: "pending requests". */
  label: string;
}

/** The number of things that need the member; it renders nothing for zero. */
export function Badge({ count, area = "page", isSmall = false, label }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <Pill data-badge data-small={isSmall || undefined}>
      <span aria-hidden="true">{capped(count, CAPS[area])}</span>
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
  minWidth: "1.125rem",
  height: "1.125rem",
  paddingInline: "0.3125rem",
  borderRadius: theme.radius.pill,
  background: theme.color.badge.bg,
  color: theme.color.badge.on,
  ...theme.type.micro,
  fontSize: "0.6875rem",
  fontWeight: 700,
  fontVariantNumeric: "tabular-nums",
  "&[data-small]": { minWidth: "1rem", height: "1rem", paddingInline: "0.25rem" },
}));
