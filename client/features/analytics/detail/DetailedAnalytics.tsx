import styled from "@emotion/styled";
import { useState } from "react";
import { useValueQuery } from "#client/apollo/useValueQuery.ts";
import { graphql } from "#client/gql/gql.ts";
import type { AnalyticsRange } from "#client/gql/graphql.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { QueryBoundary } from "#client/ui/states/QueryBoundary.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Switch } from "#client/ui/controls/Switch.tsx";
import { Tabs } from "#client/ui/controls/Tabs.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { Audience } from "./Audience.tsx";
import { FigureSeries } from "#client/features/analytics/chart/FigureSeries.tsx";
import { daysOf, RANGES } from "#client/features/analytics/figures/ranges.ts";

const AnalyticsInDetail = graphql(`
  query AnalyticsInDetail($range: AnalyticsRange!) {
    viewer {
      analytics(range: $range) {
        range
        figures {
          metric
          count
          previousCount
          changePercent
          series {
            day
            count
          }
          wholeDays {
            day
            count
          }
        }
      }
    }
  }
`);

/** The detailed statistics of the signed-in member, over the days of a week, a month or a year. */
export function DetailedAnalytics() {
  const [range, setRange] = useState<AnalyticsRange>("WEEK");
  const [isTable, setTable] = useState(false);
  const analytics = useValueQuery(AnalyticsInDetail, {
    variables: { range },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    refetchOn: false,
    value: ({ viewer }) => viewer?.analytics.figures,
  });
  return (
    <Tabs label="Analytics" value={range} options={RANGES} onValueChange={setRange}>
      <Stack gap={16} aria-busy={analytics.isLoading}>
        <Line>
          <Text variant="meta" tone="tertiary" as="p">
            {daysOf(range)} (UTC)
          </Text>
          <Switch label="Show as tables" checked={isTable} onChange={(event) => setTable(event.target.checked)} />
        </Line>
        <QueryBoundary query={analytics} skeleton={<Waiting />} failure="Couldn't load your analytics" onCard>
          {(figures) => figures.map((figure) => <FigureSeries key={figure.metric} figure={figure} isTable={isTable} />)}
        </QueryBoundary>
        <Audience range={range} />
      </Stack>
    </Tabs>
  );
}

function Waiting() {
  return (
    <Stack gap={16} role="status">
      <VisuallyHidden>Loading analytics…</VisuallyHidden>
      {[0, 1, 2].map((row) => (
        <Card key={row} data-skeleton>
          <Stack gap={12}>
            <Skeleton width="30%" height={20} />
            <Skeleton width="16%" height={24} />
            <Skeleton height={200} />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}

const Line = styled.div(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${theme.space(4)} ${theme.space(16)}`,
  [theme.mq.belowSm]: { paddingInline: theme.space(16) },
}));
