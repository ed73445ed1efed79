import styled from "@emotion/styled";
import { useId } from "react";
import type { AnalyticsInDetailQuery } from "#client/gql/graphql.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { Change } from "#client/features/analytics/figures/Change.tsx";
import { Chart } from "./Chart.tsx";
import { pointsOf } from "./chartScale.ts";
import { METRIC_NAMES } from "#client/features/analytics/figures/ranges.ts";
import { SeriesTable } from "./SeriesTable.tsx";

/** The explanation of each figure, for its member. */
const MEANINGS = {
  PROFILE_VIEWS: "People who opened your profile, once each per 8 hours.",
  POST_IMPRESSIONS: "How often your posts were seen. Each member counts once per post in 24 hours.",
  SEARCH_APPEARANCES: "How often you appeared in searches for people. Each member counts once a day.",
} as const;

interface FigureSeriesProps {
  /** The figure has no id, so it is passed as it was read. */
  figure: NonNullable<AnalyticsInDetailQuery["viewer"]>["analytics"]["figures"][number];
  isTable: boolean;
}

/** One figure over the days, as a chart or as a table. */
export function FigureSeries({ figure, isTable }: FigureSeriesProps) {
  const { metric, count, previousCount, changePercent, series, wholeDays } = figure;
  const titleId = useId();
  // Today is not over: on a chart it would look like a fall.
  const points = pointsOf(isTable ? series : wholeDays);
  const today = series.at(-1)?.count ?? 0;
  const name = METRIC_NAMES[metric];
  return (
    <Frame as="section" aria-labelledby={titleId}>
      <Stack gap={4}>
        <Text as="h2" variant="h2" id={titleId}>
          {name}
        </Text>
        <Stack direction="row" gap={8} align="baseline" wrap>
          <Count>{count.toLocaleString("en-US")}</Count>
          <Change percent={changePercent ?? null} />
          <Text variant="meta" tone="tertiary">
            {previousCount.toLocaleString("en-US")} in the previous period
          </Text>
        </Stack>
        <Text variant="meta" tone="secondary" as="p">
          {MEANINGS[metric]} {today.toLocaleString("en-US")} so far today.
        </Text>
      </Stack>
      {isTable ? (
        <SeriesTable name={name} points={points} unit={points.length < series.length ? "Week" : "Day"} />
      ) : (
        <Chart key={series.length} labelledBy={titleId} points={points} />
      )}
    </Frame>
  );
}

const Frame = styled(Card)(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space(12),
  [theme.mq.md]: { padding: theme.space(24) },
}));
const Count = styled.span(({ theme }) => ({ ...theme.type.h1, fontVariantNumeric: "tabular-nums" }));
