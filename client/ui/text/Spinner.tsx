import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";

export interface SpinnerProps {
  /** What is loading; visually hidden. */
  label?: string;
  size?: number;
}

/** Two rings that drift together while something is loading. */
export function Spinner({ label = "Loading…", size = 40 }: SpinnerProps) {
  return (
    <span role="status">
      <Rings viewBox="0 0 40 26" width={size} height={(size * 26) / 40} aria-hidden="true">
        <First cx="14" cy="13" r="10" />
        <Second cx="26" cy="13" r="10" />
      </Rings>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

const fromLeft = keyframes({ "0%, 100%": { transform: "translateX(-3px)" }, "50%": { transform: "translateX(4px)" } });
const fromRight = keyframes({ "0%, 100%": { transform: "translateX(3px)" }, "50%": { transform: "translateX(-4px)" } });

const Rings = styled.svg({ overflow: "visible", fill: "none", strokeWidth: 3 });
const First = styled.circle(({ theme }) => ({
  stroke: theme.color.primary.solid,
  animation: `${fromLeft} 900ms ease-in-out infinite`,
}));
const Second = styled.circle(({ theme }) => ({
  stroke: theme.color.badge.bg,
  animation: `${fromRight} 900ms ease-in-out infinite`,
}));
