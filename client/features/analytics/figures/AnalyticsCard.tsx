import styled from "@emotion/styled";
import { useId, useState } from "react";
import { useValueQuery } from "#client/apollo/useValueQuery.ts";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { profilePath } from "#client/features/people/profilePath.ts";
import { graphql } from "#client/gql/gql.ts";
import type { AnalyticsRange } from "#client/gql/graphql.ts";
import { useMediaQuery } from "#client/lib/browser/useMediaQuery.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { ButtonLink } from "#client/ui/controls/ButtonLink.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { QueryBoundary } from "#client/ui/states/QueryBoundary.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Tabs } from "#client/ui/controls/Tabs.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { AnalyticsHead } from "./AnalyticsHead.tsx";
import { counted } from "./counted.ts";
import { Figure, FIGURE_HEIGHT } from "./Figure.tsx";
import { daysOf, RANGES } from "./ranges.ts";

const AnalyticsInShort = graphql(`
  query AnalyticsInShort($range: AnalyticsRange!) {
    viewer {
      analytics(range: $range) {
        range
        figures {
          metric
          count
          changePercent
          progress
        }
      }
    }
  }
`);

/**
 * The summary of the signed-in member's statistics, which only their own profile shows. On phones it is a line that
 * opens.
 */
export function AnalyticsCard() {
  const viewer = useViewer();
  const [range, setRange] = useState<AnalyticsRange>("WEEK");
  const analytics = useValueQuery(AnalyticsInShort, {
    variables: { range },
    // The figures grow in the meantime; cached ones are shown until the new ones are loaded.
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    refetchOn: false,
    value: ({ viewer: owner }) => owner?.analytics.figures,
  });
  const titleId = useId();
  const isPhone = useMediaQuery("(max-width:47.99em)");
  const [isOpen, setOpen] = useState(false);
  const views = analytics.value?.find(({ metric }) => metric === "PROFILE_VIEWS");
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={16}>
        <AnalyticsHead
          titleId={titleId}
          words={views ? `${counted(views.count, "profile view")} · ${daysOf(range)}` : ""}
          isOpen={isOpen}
          onToggle={isPhone ? () => setOpen(!isOpen) : null}
        />
        {(isOpen || !isPhone) && (
          <>
            <Tabs label="Analytics" value={range} options={RANGES} onValueChange={setRange}>
              <Stack gap={12} aria-busy={analytics.isLoading}>
                <Text variant="meta" tone="tertiary" as="p">
                  {daysOf(range)}
                </Text>
                <QueryBoundary
                  query={analytics}
                  skeleton={<Waiting />}
                  failure={<Failure reason={analytics.reason} onRetry={analytics.retry} />}
                >
                  {(figures) => (
                    <Figures>
                      {figures.map((figure) => (
                        <Figure key={figure.metric} figure={figure} />
                      ))}
                    </Figures>
                  )}
                </QueryBoundary>
              </Stack>
            </Tabs>
            <ButtonLink variant="outline" to={`${profilePath(viewer.username)}/analytics`}>
              View detailed analytics
            </ButtonLink>
          </>
        )}
      </Stack>
    </Card>
  );
}

function Failure({ reason, onRetry }: { reason: string | null; onRetry: () => void }) {
  return (
    <Stack gap={8} role="alert">
      <Text variant="bodySm">Couldn't load your analytics</Text>
      <Text variant="meta" tone="secondary" as="p">
        {reason}
      </Text>
      <div>
        <Button variant="outline" size="sm" onClick={onRetry}>
          Try Again
        </Button>
      </div>
    </Stack>
  );
}

function Waiting() {
  return (
    <Figures as="div" role="status">
      <VisuallyHidden>Loading analytics…</VisuallyHidden>
      {[0, 1, 2].map((row) => (
        <Stack key={row} gap={8} css={{ minHeight: FIGURE_HEIGHT }} data-skeleton>
          <Skeleton width="46%" height={12} />
          <Skeleton width="30%" height={20} />
          <Skeleton height={6} />
        </Stack>
      ))}
    </Figures>
  );
}

const Figures = styled.ul(({ theme }) => ({
  display: "grid",
  gap: theme.space(16),
  margin: 0,
  padding: 0,
  listStyle: "none",
}));
