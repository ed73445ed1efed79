import styled from "@emotion/styled";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { Card } from "#client/ui/layout/Card.tsx";
import { EmptyState } from "#client/ui/states/EmptyState.tsx";
import { QueryBoundary } from "#client/ui/states/QueryBoundary.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { InsightForm } from "./InsightForm.tsx";
import { InsightHistory } from "./InsightHistory.tsx";
import { InsightReport } from "./InsightReport.tsx";
import { WeekInsights } from "./WeekInsights.tsx";
import { useAsk, useInsight } from "./useInsights.ts";

/** Questions that the community's own posts answer. */
export function Insights() {
  const [params, setParams] = useSearchParams();
  const id = params.get("id");
  const ask = useAsk();
  const [newest, setNewest] = useState<string | null>(null);
  const reading = useInsight(id);

  async function handleAsk(prompt: string) {
    const insightId = await ask(prompt);
    setNewest(insightId);
    setParams({ id: insightId });
  }

  return (
    <Stack gap={24}>
      <Stack as="section" gap={12}>
        <Head>
          <Text as="h1" variant="h1" tabIndex={-1}>
            AI Insights
          </Text>
          <Text as="p" variant="bodySm" tone="secondary">
            Ask a question about this community's posts. Answers cite the posts they come from.
          </Text>
        </Head>
        <Card>
          <InsightForm onAsk={handleAsk} />
        </Card>
      </Stack>
      {id === null ? (
        <WeekInsights />
      ) : (
        <QueryBoundary
          query={reading}
          skeleton={<Skeleton height={240} radius={12} />}
          failure="Couldn't load the insight"
          onCard
        >
          {({ insight }) =>
            insight ? (
              <InsightReport insight={insight} isNew={insight.id === newest} />
            ) : (
              <Card>
                <EmptyState scene="map" title="This insight could not be found." text="It may have been deleted." />
              </Card>
            )
          }
        </QueryBoundary>
      )}
      <InsightHistory current={id} onGone={() => setParams({})} />
    </Stack>
  );
}

const Head = styled.div(({ theme }) => ({
  display: "grid",
  gap: theme.space(4),
  "& > p": { textWrap: "balance" },
  [theme.mq.belowSm]: { paddingInline: theme.space(16) },
}));
