import styled from "@emotion/styled";

export interface BondMarkProps {
  /** Width in pixels; the mark is half again as wide as high. */
  size?: number;
  /** Rings side by side rather than joined: something is not there. */
  apart?: boolean;
  /** Thin lines, for drawings. */
  light?: boolean;
}

/** The product's mark: two joined rings. Decoration; the words beside it say what it stands for. */
export function BondMark({ size = 30, apart = false, light = false }: BondMarkProps) {
  const offset = apart ? 8 : 0;
  const stroke = light ? 1.5 : 3;
  return (
    <Mark
      viewBox={apart ? "-8 0 46 20" : "0 0 30 20"}
      width={size}
      height={apart ? (size * 20) / 46 : (size * 2) / 3}
      aria-hidden="true"
      focusable="false"
      strokeWidth={stroke}
    >
      <First cx={10 - offset} cy="10" r={10 - stroke / 2} />
      <Second cx={20 + offset} cy="10" r={10 - stroke / 2} />
      {!apart && <Over d={overlap(10 - stroke / 2)} />}
    </Mark>
  );
}

/** The first ring once more from its top to its right: there it lies over the second, and that is what joins them. */
function overlap(radius: number): string {
  return `M10 ${10 - radius} A${radius} ${radius} 0 0 1 ${10 + radius} 10`;
}

const Mark = styled.svg({ flexShrink: 0, fill: "none", overflow: "visible" });
const First = styled.circle(({ theme }) => ({ stroke: theme.color.primary.solid }));
const Second = styled.circle(({ theme }) => ({ stroke: theme.color.badge.bg }));
const Over = styled.path(({ theme }) => ({ stroke: theme.color.primary.solid }));
