import { useQuery } from "@apollo/client/react";
import { messageOf } from "#client/apollo/errors.ts";
import { graphql } from "#client/gql/gql.ts";
import type { AnalyticsRange } from "#client/gql/graphql.ts";
import { useSteadyLoading } from "#client/lib/state/useSteadyLoading.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { ErrorState } from "#client/ui/states/ErrorState.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { AUDIENCE_DAYS } from "#client/features/analytics/figures/ranges.ts";
import { TopPosts } from "./TopPosts.tsx";
import { Visitors } from "./Visitors.tsx";
import { VisitSources } from "./VisitSources.tsx";

const AnalyticsAudience = graphql(`
  query AnalyticsAudience($range: AnalyticsRange!) {
    viewer {
      analytics(range: $range) {
        range
        topPosts {
          impressions
          viewers
          post {
            id
            title
            content
          }
        }
        sources {
          source
          count
          percent
        }
        visitors {
          count
          unnamed
          people {
            lastAt
            visits
            user {
              id
              ...PersonLink_person
            }
          }
        }
      }
    }
  }
`);

/** Who came, from where, and which posts were seen most, in the days that the charts show. */
export function Audience({ range }: { range: AnalyticsRange }) {
  const { data, error, loading, refetch } = useQuery(AnalyticsAudience, {
    variables: { range },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    refetchOn: false,
    notifyOnNetworkStatusChange: true,
  });
  const known = data?.viewer?.analytics ?? null;
  const isFailed = !known && error !== undefined && !loading;
  const isWaiting = useSteadyLoading(!known && !isFailed);
  if (isWaiting) {
    return (
      <Stack gap={16} role="status" aria-label="Loading your audience">
        {[220, 180, 220].map((height, nr) => (
          <Skeleton key={nr} height={height} radius={12} />
        ))}
      </Stack>
    );
  }
  if (isFailed) {
    return (
      <Card>
        <ErrorState
          title="Couldn't load your audience"
          text={messageOf(error)}
          onRetry={() => void refetch().catch(() => {})}
        />
      </Card>
    );
  }
  if (!known) return null;
  const during = AUDIENCE_DAYS[range];
  return (
    <Stack gap={16}>
      <TopPosts posts={known.topPosts} during={during} />
      <VisitSources sources={known.sources} during={during} />
      <Visitors visitors={known.visitors} during={during} />
    </Stack>
  );
}
