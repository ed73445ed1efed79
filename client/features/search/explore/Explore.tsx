import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { useValueQuery } from "#client/apollo/useValueQuery.ts";
import { graphql } from "#client/gql/gql.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { Columns, inOrder } from "#client/ui/layout/Columns.ts";
import { ErrorState } from "#client/ui/states/ErrorState.tsx";
import { QueryBoundary } from "#client/ui/states/QueryBoundary.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { FeaturedCategories } from "./FeaturedCategories.tsx";
import { StatTiles } from "./StatTiles.tsx";
import { TrendingTags } from "./TrendingTags.tsx";

const ExploreQuery = graphql(`
  query Explore {
    explore {
      countedAt
      totals {
        ideas
        activeMembers
        discussionsThisWeek
      }
      trendingTags(first: 10) {
        name
        postsCount
        isFollowed
        trend {
          weekAuthors
          usualAuthors
          growthPercent
          isNew
          dailyAuthors
        }
      }
      categories(first: 6) {
        name
        postsCount
        weekPosts
      }
    }
  }
`);

/** The numbers are loaded again at this interval while the page is open, in milliseconds. */
const AGAIN_MS = 60_000;

interface ExploreProps {
  /** The ideas, people and groups of these days. */
  ideas: ReactNode;
  people: ReactNode;
  groups: ReactNode;
}

/** What the community is about in these days. */
export function Explore({ ideas, people, groups }: ExploreProps) {
  const explore = useValueQuery(ExploreQuery, {
    variables: {},
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    pollInterval: AGAIN_MS,
    skipPollAttempt: () => document.hidden,
    value: (data) => data.explore,
  });
  return (
    <Columns>
      <Head as="h1" variant="h1" tabIndex={-1}>
        Explore Ideas
      </Head>
      <QueryBoundary
        query={explore}
        skeleton={<Waiting />}
        failure={
          <Wide>
            <Card>
              <ErrorState title="Couldn't load Explore" text={explore.reason ?? ""} onRetry={explore.retry} />
            </Card>
          </Wide>
        }
      >
        {({ totals, trendingTags, categories }) => (
          <>
            <Wide>
              <StatTiles
                tiles={[
                  { name: "Ideas shared", value: totals.ideas },
                  { name: "Active members", value: totals.activeMembers },
                  { name: "Discussions this week", value: totals.discussionsThisWeek },
                ]}
              />
            </Wide>
            <Parts>
              {ideas}
              <FeaturedCategories categories={categories} />
            </Parts>
            <Parts>
              <TrendingTags tags={trendingTags} />
              {people}
            </Parts>
            <Wide>{groups}</Wide>
          </>
        )}
      </QueryBoundary>
    </Columns>
  );
}

function Waiting() {
  return (
    <Wide role="status">
      <VisuallyHidden>Loading…</VisuallyHidden>
      <Stack gap={16}>
        <Skeleton height={92} radius={12} />
        <Skeleton height={420} radius={12} />
      </Stack>
    </Wide>
  );
}

const Head = styled(Text)(({ theme }) => ({
  gridColumn: "1 / -1",
  [theme.mq.belowSm]: { paddingInline: theme.space(16) },
}));
const Wide = styled.div({ gridColumn: "1 / -1" });
const Parts = styled.div(({ theme }) => ({
  ...inOrder,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space(24),
}));
