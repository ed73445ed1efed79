import styled from "@emotion/styled";

const BAR = 4;
const STEP = 6;
const HEIGHT = 28;

/**
 * Numbers of successive days as small bars, the last one emphasised. It is an ornament: the text beside it says the same
 * to a screen reader.
 */
export function Sparkline({ values }: { values: readonly number[] }) {
  const highest = Math.max(1, ...values);
  const width = Math.max(0, values.length * STEP - (STEP - BAR));
  return (
    <Drawing viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden focusable="false">
      {values.map((value, day) => {
        const height = value === 0 ? 1 : Math.max(4, (value / highest) * HEIGHT);
        return (
          <Bar
            key={day}
            x={day * STEP}
            y={HEIGHT - height}
            width={BAR}
            height={height}
            data-empty={value === 0 || undefined}
          />
        );
      })}
    </Drawing>
  );
}

const Drawing = styled.svg({ display: "block", width: "100%", height: HEIGHT });
const Bar = styled.rect(({ theme }) => ({
  fill: theme.color.primary.solid,
  fillOpacity: 0.5,
  "&:last-of-type": { fillOpacity: 1 },
  "&[data-empty]": { fill: theme.color.border.control, fillOpacity: 0.5 },
  "@media (forced-colors: active)": { fill: "CanvasText" },
}));
