import { useQuery } from "@apollo/client/react";
import styled from "@emotion/styled";
import { messageOf } from "#client/apollo/errors.ts";
import { graphql } from "#client/gql/gql.ts";
import { useSteadyLoading } from "#client/lib/state/useSteadyLoading.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { ErrorState } from "#client/ui/states/ErrorState.tsx";
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
          growthPercent
          isNew
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

/** So often the numbers are looked at again while the page is open, in milliseconds. */
const AGAIN_MS = 60_000;

/** What the community is about these days. */
export function Explore() {
  const { data, error, refetch } = useQuery(ExploreQuery, {
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    pollInterval: AGAIN_MS,
    skipPollAttempt: () => document.hidden,
  });
  const isWaiting = useSteadyLoading(!data && !error);
  const explore = data?.explore ?? null;
  return (
    <Layout>
      <Head as="h1" variant="h1" tabIndex={-1}>
        Explore Ideas
      </Head>
      {isWaiting && (
        <Wide role="status">
          <VisuallyHidden>Loading…</VisuallyHidden>
          <Stack gap={16}>
            <Skeleton height={92} radius={12} />
            <Skeleton height={420} radius={12} />
          </Stack>
        </Wide>
      )}
      {!isWaiting && !explore && (
        <Wide>
          <Card>
            <ErrorState
              title="Couldn't load what is moving"
              text={messageOf(error)}
              retryLabel="Retry"
              onRetry={() => void refetch().catch(() => {})}
            />
          </Card>
        </Wide>
      )}
      {!isWaiting && explore && (
        <>
          <Wide>
            <StatTiles
              tiles={[
                { name: "Ideas shared", value: explore.totals.ideas },
                { name: "Active members", value: explore.totals.activeMembers },
                { name: "Discussions this week", value: explore.totals.discussionsThisWeek },
              ]}
            />
          </Wide>
          <TrendingTags tags={explore.trendingTags} />
          <FeaturedCategories categories={explore.categories} />
        </>
      )}
    </Layout>
  );
}

const Layout = styled.div(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space(16),
  alignItems: "start",
  maxWidth: 1240,
  marginInline: "auto",
  paddingBlock: theme.space(16),
  [theme.mq.sm]: { paddingInline: theme.space(16) },
  [theme.mq.lg]: { gridTemplateColumns: "minmax(0, 1fr) 304px", gap: theme.space(24), paddingBlock: theme.space(24) },
}));
const Head = styled(Text)(({ theme }) => ({
  gridColumn: "1 / -1",
  [theme.mq.belowSm]: { paddingInline: theme.space(16) },
}));
const Wide = styled.div({ gridColumn: "1 / -1" });
