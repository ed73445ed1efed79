import styled from "@emotion/styled";
import { useState } from "react";
import type { KeyboardEvent, PointerEvent } from "react";
import { compactCount } from "#client/lib/text/numbers.ts";
import { nearest, chartPointsOf, pointAfterKey, scaleEnd, ticksOf } from "./chartScale.ts";
import type { Point } from "./chartScale.ts";

interface ChartProps {
  /** The id of the element that names the chart. */
  labelledBy: string;
  points: readonly Point[];
}

/**
 * A series as a line. A pointer or the arrow keys move from point to point, and each shows its day and its value; for
 * screen readers the chart is a slider whose value is the point.
 */
export function Chart({ labelledBy, points }: ChartProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const [hasFocus, setFocus] = useState(false);
  const last = points.length - 1;
  const at = Math.min(chosen ?? last, last);
  const counts = points.map(({ count }) => count);
  const chartPoints = chartPointsOf(counts);
  const end = scaleEnd(Math.max(0, ...counts));
  const point = points[at];
  const chartPoint = chartPoints[at];
  if (!point || !chartPoint) return null;
  const line = chartPoints.map(({ x, y }) => `${x},${y}`).join(" ");
  const isVisible = hasFocus || chosen !== null;

  function handleKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = pointAfterKey(event.key, at, points.length);
    if (next === null) return;
    event.preventDefault();
    setChosen(next);
  }
  function handlePointer(event: PointerEvent<HTMLElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setChosen(nearest((event.clientX - left) / width, points.length));
  }

  return (
    <Whole>
      <Marks aria-hidden>
        <span>{compactCount(end)}</span>
        <span>{compactCount(end / 2)}</span>
        <span>0</span>
      </Marks>
      <Plot
        role="slider"
        tabIndex={0}
        aria-labelledby={labelledBy}
        aria-readonly
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at}
        aria-valuetext={`${point.label}: ${point.count.toLocaleString("en-US")}`}
        onKeyDown={handleKeyDown}
        onFocus={() => setFocus(true)}
        onBlur={() => {
          setFocus(false);
          setChosen(null);
        }}
        onPointerMove={handlePointer}
        onPointerDown={handlePointer}
        onPointerLeave={() => !hasFocus && setChosen(null)}
      >
        <Drawing viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden focusable="false">
          {[0, 50, 100].map((y) => (
            <Rule key={y} x1="0" x2="100" y1={y} y2={y} />
          ))}
          <Area points={`0,100 ${line} 100,100`} />
          <Line points={line} />
          {isVisible && <Hair x1={chartPoint.x} x2={chartPoint.x} y1="0" y2="100" />}
        </Drawing>
        {isVisible && (
          <>
            <Dot style={{ left: `${chartPoint.x}%`, top: `${chartPoint.y}%` }} />
            <Tip style={{ left: `${chartPoint.x}%`, transform: `translateX(-${chartPoint.x}%)` }} aria-hidden>
              {point.label}: <b>{point.count.toLocaleString("en-US")}</b>
            </Tip>
          </>
        )}
      </Plot>
      <Days aria-hidden>
        {ticksOf(points.length).map((tick) => (
          <Day key={tick} style={placeOf(chartPoints[tick]?.x ?? 0)}>
            {points[tick]?.label.split(" to ")[0]}
          </Day>
        ))}
      </Days>
    </Whole>
  );
}

/** Puts the text of a day under its point: in the middle, or within the chart at its two ends. */
function placeOf(x: number) {
  const share = x <= 0 ? 0 : x >= 100 ? 100 : 50;
  return { left: `${x}%`, transform: `translateX(-${share}%)` };
}

const Whole = styled.div(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: theme.space(8),
  rowGap: theme.space(8),
  // The padding leaves space for the text of a point.
  paddingBlockStart: theme.space(32),
}));
const Marks = styled.div(({ theme }) => ({
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  minWidth: "2rem",
  marginBlock: -9,
  textAlign: "end",
  ...theme.type.meta,
  color: theme.color.text.tertiary,
}));
const Plot = styled.div(({ theme }) => ({
  position: "relative",
  height: 160,
  borderRadius: theme.radius.tag,
  cursor: "crosshair",
  touchAction: "pan-y",
}));
const Drawing = styled.svg({ display: "block", width: "100%", height: "100%", overflow: "visible" });
const Rule = styled.line(({ theme }) => ({
  stroke: theme.color.border.subtle,
  strokeWidth: 1,
  vectorEffect: "non-scaling-stroke",
}));
const Hair = styled(Rule)(({ theme }) => ({ stroke: theme.color.border.control }));
const Area = styled.polygon(({ theme }) => ({ fill: theme.color.primary.tint }));
const Line = styled.polyline(({ theme }) => ({
  fill: "none",
  stroke: theme.color.primary.solid,
  strokeWidth: 2,
  strokeLinejoin: "round",
  strokeLinecap: "round",
  vectorEffect: "non-scaling-stroke",
  "@media (forced-colors: active)": { stroke: "CanvasText" },
}));
const Dot = styled.span(({ theme }) => ({
  position: "absolute",
  width: 10,
  height: 10,
  margin: -5,
  border: `2px solid ${theme.color.bg.surface}`,
  borderRadius: theme.radius.pill,
  background: theme.color.primary.solid,
  pointerEvents: "none",
  "@media (forced-colors: active)": { background: "Highlight" },
}));
const Tip = styled.span(({ theme }) => ({
  position: "absolute",
  bottom: "calc(100% + 4px)",
  padding: `${theme.space(2)} ${theme.space(8)}`,
  border: `1px solid ${theme.color.border.default}`,
  borderRadius: theme.radius.control,
  background: theme.color.bg.raised,
  color: theme.color.text.primary,
  ...theme.type.meta,
  whiteSpace: "nowrap",
  pointerEvents: "none",
}));
const Days = styled.div(({ theme }) => ({
  gridColumn: 2,
  position: "relative",
  // The height of a line, since the days stand at their places.
  height: theme.type.meta.lineHeight,
  containerType: "inline-size",
  ...theme.type.meta,
  color: theme.color.text.tertiary,
}));
const Day = styled.span({
  position: "absolute",
  whiteSpace: "nowrap",
  // Large texts leave room for every other day.
  "@container (max-width: 16rem)": { "&:nth-last-of-type(even)": { display: "none" } },
});
