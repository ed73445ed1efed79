import styled from "@emotion/styled";
import { useId } from "react";
import type { AnalyticsInShortQuery } from "#client/gql/graphql.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { Change } from "./Change.tsx";
import { METRIC_NAMES } from "./ranges.ts";

/** A figure has no id, so it is passed as it was read. */
type ShortFigure = NonNullable<AnalyticsInShortQuery["viewer"]>["analytics"]["figures"][number];

/** One figure: the count, its change, and its share of the member's best. */
export function Figure({ figure }: { figure: ShortFigure }) {
  const { metric, count, changePercent, progress } = figure;
  const nameId = useId();
  return (
    <Row>
      <Text variant="meta" tone="secondary" as="div" id={nameId}>
        {METRIC_NAMES[metric]}
      </Text>
      <Line>
        <Count>{count.toLocaleString("en-US")}</Count>
        <Change percent={changePercent ?? null} />
      </Line>
      <Track
        role="progressbar"
        aria-labelledby={nameId}
        aria-valuenow={progress}
        aria-valuetext={`${progress}% of your best`}
        title={`${progress}% of your best`}
      >
        <Bar style={{ transform: `scaleX(${progress / 100})` }} />
      </Track>
    </Row>
  );
}

/** The height of a figure, for the placeholder of one that is loading. */
export const FIGURE_HEIGHT = 66;

const Row = styled.li(({ theme }) => ({ display: "grid", gap: theme.space(4), minHeight: FIGURE_HEIGHT }));
const Line = styled.div(({ theme }) => ({ display: "flex", alignItems: "baseline", gap: theme.space(8) }));
const Count = styled.span(({ theme }) => ({ ...theme.type.h2, fontVariantNumeric: "tabular-nums" }));
const Track = styled.div(({ theme }) => ({
  height: 6,
  overflow: "hidden",
  borderRadius: theme.radius.pill,
  background: theme.color.bg.pressed,
  "@media (forced-colors: active)": { border: "1px solid CanvasText" },
}));
const Bar = styled.div(({ theme }) => ({
  height: "100%",
  transformOrigin: "left",
  background: theme.color.primary.solid,
  "@media (prefers-reduced-motion: no-preference)": { transition: `transform ${theme.motion.slow}` },
  "@media (forced-colors: active)": { background: "Highlight" },
}));
