import styled from "@emotion/styled";
import { useEffect, useRef } from "react";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { graphql } from "#client/gql/gql.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { EmptyState } from "#client/ui/states/EmptyState.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { InsightCard } from "./InsightCard.tsx";

const InsightReport_insight = graphql(`
  fragment InsightReport_insight on Insight {
    id
    prompt
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
`);

interface InsightReportProps {
  insight: FragmentType<typeof InsightReport_insight>;
  /** True for a new insight: focus moves to its heading. */
  isNew: boolean;
}

/** The answer of the community's ideas to a question. */
export function InsightReport({ isNew, ...props }: InsightReportProps) {
  const insight = useFragmentData(InsightReport_insight, props.insight);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew, insight.id]);
  return (
    <Stack as="section" gap={16} aria-labelledby="insight-heading">
      <Head>
        <Text as="h2" variant="h2" id="insight-heading" ref={heading} tabIndex={-1} dir="auto">
          {insight.prompt}
        </Text>
        <Text as="p" variant="meta" tone="secondary">
          {insight.foundCount === 1 ? "From 1 post" : `From ${insight.foundCount} posts`} of this community that you may
          see.
        </Text>
      </Head>
      {insight.isEnough ? (
        insight.cards.map((card) => <InsightCard key={card.kind} card={card} />)
      ) : (
        <Card>
          <EmptyState
            title="Too little to tell"
            text="There are too few posts about this. Try a broader question, or share the first idea."
          />
        </Card>
      )}
    </Stack>
  );
}

const Head = styled.div(({ theme }) => ({
  overflowWrap: "anywhere",
  [theme.mq.belowSm]: { paddingInline: theme.space(16) },
}));
