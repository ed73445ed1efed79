import styled from "@emotion/styled";
import { useEffect, useRef } from "react";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { graphql } from "#client/gql/gql.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { EmptyState } from "#client/ui/states/EmptyState.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import type { InsightReport_InsightFragment } from "#client/gql/graphql.ts";
import { InsightAbsence } from "./InsightAbsence.tsx";
import { InsightAnswer } from "./InsightAnswer.tsx";
import { InsightCard } from "./InsightCard.tsx";
import { InsightPeople } from "./InsightPeople.tsx";
import { InsightRemarks } from "./InsightRemarks.tsx";

const InsightReport_insight = graphql(`
  fragment InsightReport_insight on Insight {
    id
    prompt
    foundCount
    isEnough
    confidence
    nearestTopics
    answer {
      isWorded
      sentences {
        text
        sources
      }
      sources {
        postId
        commentId
        quote
        author {
          id
          name
        }
        post {
          id
          title
          content
        }
      }
    }
    people {
      reason
      postIds
      user {
        id
        ...Person_person
      }
    }
    disputed {
      postId
      commentId
      quote
      author {
        id
        name
      }
      post {
        id
        title
        content
      }
    }
    unanswered {
      postId
      commentId
      quote
      author {
        id
        name
      }
      post {
        id
        title
        content
      }
    }
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
        {(insight.foundCount > 0 || insight.answer) && (
          <Text as="p" variant="meta" tone="secondary">
            {insight.foundCount === 1 ? "From 1 post" : `From ${insight.foundCount} posts`} of this community that you
            may see.
          </Text>
        )}
      </Head>
      {insight.confidence === null || insight.confidence === undefined ? (
        <OlderFindings insight={insight} />
      ) : insight.answer ? (
        <Findings insight={insight} answer={insight.answer} confidence={insight.confidence} />
      ) : (
        <InsightAbsence title={insight.cards[0]?.title ?? "Nothing here answers this"} topics={insight.nearestTopics} />
      )}
    </Stack>
  );
}

type Content = InsightReport_InsightFragment;

interface FindingsProps {
  insight: Content;
  answer: NonNullable<Content["answer"]>;
  confidence: number;
}

/** The answer, who knows about it, what is disputed and open, and the cards. */
function Findings({ insight: { people, disputed, unanswered, cards }, answer, confidence }: FindingsProps) {
  return (
    <>
      <InsightAnswer answer={answer} confidence={confidence} />
      {people.length > 0 && <InsightPeople people={people} />}
      {disputed.length > 0 && <InsightRemarks title="What is disputed" remarks={disputed} />}
      {unanswered.length > 0 && <InsightRemarks title="Asked and not answered" remarks={unanswered} />}
      {cards.map((card) => (
        <InsightCard key={card.kind} card={card} />
      ))}
    </>
  );
}

/** An insight from before there were answers: its cards, if there were enough posts. */
function OlderFindings({ insight }: { insight: Content }) {
  if (insight.isEnough) return insight.cards.map((card) => <InsightCard key={card.kind} card={card} />);
  return (
    <Card>
      <EmptyState
        scene="map"
        title="Too little to tell"
        text="There are too few posts about this. Try a broader question, or share the first idea."
      />
    </Card>
  );
}

const Head = styled.div(({ theme }) => ({
  overflowWrap: "anywhere",
  [theme.mq.belowSm]: { paddingInline: theme.space(16) },
}));
