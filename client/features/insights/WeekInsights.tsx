import styled from "@emotion/styled";
import { useValueQuery } from "#client/apollo/useValueQuery.ts";
import { graphql } from "#client/gql/gql.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { EmptyState } from "#client/ui/states/EmptyState.tsx";
import { QueryBoundary } from "#client/ui/states/QueryBoundary.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { InsightCard } from "./InsightCard.tsx";

const WeekInsightsQuery = graphql(`
  query WeekInsights {
    weekInsights {
      foundCount
      isEnough
      cards {
        kind
        title
        isEnough
        isWorded
        tags
        relatedCount
        relatedQuery
        confidence {
          percent
          met
          coverage
          agreement
          recency
        }
        sentences {
          text
          postIds
        }
        posts(first: 5) {
          id
          title
          content
          author {
            id
            name
          }
        }
      }
    }
  }
`);

/** What the week's ideas are about, before the member has asked anything. */
export function WeekInsights() {
  const week = useValueQuery(WeekInsightsQuery, {
    variables: {},
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    value: (data) => data.weekInsights,
  });
  return (
    <Stack as="section" gap={16} aria-labelledby="week-insights">
      <Head>
        <Text as="h2" variant="h2" id="week-insights">
          This week in the community
        </Text>
        <Text as="p" variant="meta" tone="secondary">
          {week.value?.isEnough && `From ${week.value.foundCount} public posts of the last 7 days.`}
        </Text>
      </Head>
      <QueryBoundary query={week} skeleton={<Waiting />} failure="Couldn't load this week's insights" onCard>
        {({ isEnough, cards }) =>
          isEnough ? (
            cards.map((card) => <InsightCard key={card.kind} card={card} />)
          ) : (
            <Card>
              <EmptyState
                scene="map"
                title="A quiet week so far"
                text="Too few ideas were shared this week to say something about them. You can still ask about all of them."
              />
            </Card>
          )
        }
      </QueryBoundary>
    </Stack>
  );
}

function Waiting() {
  return (
    <Stack gap={16} role="status">
      <VisuallyHidden>Loading…</VisuallyHidden>
      {[1, 2, 3].map((number) => (
        <Skeleton key={number} height={280} radius={12} />
      ))}
    </Stack>
  );
}

const Head = styled.div(({ theme }) => ({
  minHeight: 46,
  [theme.mq.belowSm]: { paddingInline: theme.space(16) },
}));
