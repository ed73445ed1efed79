import styled from "@emotion/styled";

export interface BondMarkProps {
  /** The width in pixels; the mark is one and a half times as wide as high. */
  size?: number;
  /** True for rings that do not touch, in drawings of something that is missing. */
  apart?: boolean;
  /** True for thin lines, in drawings. */
  light?: boolean;
}

/** The product's logo: two joined rings. It is decorative; the text beside it has the meaning. */
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

/** The first ring once more from its top to its right: there it lies over the second, so that the two look joined. */
function overlap(radius: number): string {
  return `M10 ${10 - radius} A${radius} ${radius} 0 0 1 ${10 + radius} 10`;
}

const Mark = styled.svg({ flexShrink: 0, fill: "none", overflow: "visible" });
const First = styled.circle(({ theme }) => ({ stroke: theme.color.primary.solid }));
const Second = styled.circle(({ theme }) => ({ stroke: theme.color.badge.bg }));
const Over = styled.path(({ theme }) => ({ stroke: theme.color.primary.solid }));
