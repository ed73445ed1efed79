import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import type { LucideIcon } from "lucide-react";
import type { ButtonHTMLAttributes } from "react";
import { compactCount } from "#client/lib/text/numbers.ts";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";

interface CountButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "aria-label"> {
  icon: LucideIcon;
  /** The accessible name of the button; the icon shows the same. */
  label: string;
  count: number;
  /** True where the number is shown by something else; screen readers still name it. */
  isBare?: boolean;
  /** The unit after the number for screen readers, e.g. "comments". */
  unit?: string;
  /** For a toggle: whether it is on. */
  pressed?: boolean;
  tone?: "default" | "like" | "bookmark";
  size?: "sm" | "md";
  /** Screen readers announce it when it changes, e.g. that a like was not saved. */
  status?: string;
}

/**
 * A button with an icon and a number: like, comment, bookmark. Nobody needs to see a zero; screen readers name it. It
 * reserves space for one more digit, so that nothing shifts.
 */
export function CountButton({
  icon: Icon,
  label,
  count,
  isBare = false,
  unit,
  pressed,
  tone = "default",
  size = "md",
  status,
  ...rest
}: CountButtonProps) {
  const figure = compactCount(count);
  return (
    <>
      <Frame type="button" data-size={size} data-tone={tone} aria-pressed={pressed} {...rest}>
        <Icon aria-hidden size={size === "sm" ? "1rem" : "1.125rem"} strokeWidth={1.75} />
        <VisuallyHidden>{label} </VisuallyHidden>
        <Figure style={{ minWidth: isBare ? 0 : `${figure.length + 1}ch` }}>
          {isBare || count === 0 ? <VisuallyHidden>{figure}</VisuallyHidden> : figure}
          {unit && <VisuallyHidden> {unit}</VisuallyHidden>}
        </Figure>
      </Frame>
      {status !== undefined && <VisuallyHidden role="status">{status}</VisuallyHidden>}
    </>
  );
}

const swell = keyframes({ "50%": { transform: "scale(1.18)" } });

const Frame = styled.button(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space(6),
  minHeight: 36,
  paddingInline: theme.space(8),
  border: 0,
  borderRadius: theme.radius.control,
  background: "transparent",
  color: theme.color.text.secondary,
  cursor: "pointer",
  ...theme.type.ui,
  fontVariantNumeric: "tabular-nums",
  transition: `background ${theme.motion.fast}, color ${theme.motion.fast}`,
  "@media (hover: hover)": { "&:hover": { background: theme.color.bg.hover, color: theme.color.text.primary } },
  "&:active": { background: theme.color.bg.pressed },
  "&[data-size=sm]": { minHeight: 28, paddingInline: theme.space(6), gap: theme.space(4), ...theme.type.meta },
  [theme.mq.belowMd]: { minHeight: 44, "&[data-size=sm]": { minHeight: 36 } },
  '&[aria-pressed="true"]': {
    fontWeight: 650,
    "& > svg": { fill: "currentColor" },
    "&[data-tone=like]": { color: theme.color.like },
    "&[data-tone=bookmark]": { color: theme.color.bookmark },
    "@media (prefers-reduced-motion: no-preference)": { "& > svg": { animation: `${swell} 200ms ease-out` } },
  },
}));

const Figure = styled.span({ textAlign: "start" });
