import { useValueQuery } from "#client/apollo/useValueQuery.ts";
import { graphql } from "#client/gql/gql.ts";
import type { AnalyticsRange } from "#client/gql/graphql.ts";
import { QueryBoundary } from "#client/ui/states/QueryBoundary.tsx";
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
              ...Person_person
            }
          }
        }
      }
    }
  }
`);

/** The visitors, their sources and the posts with most impressions, in the days of the charts. */
export function Audience({ range }: { range: AnalyticsRange }) {
  const audience = useValueQuery(AnalyticsAudience, {
    variables: { range },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    refetchOn: false,
    value: ({ viewer }) => viewer?.analytics,
  });
  const during = AUDIENCE_DAYS[range];
  return (
    <QueryBoundary query={audience} skeleton={<Waiting />} failure="Couldn't load your audience" onCard>
      {({ topPosts, sources, visitors }) => (
        <Stack gap={16}>
          <TopPosts posts={topPosts} during={during} />
          <VisitSources sources={sources} during={during} />
          <Visitors visitors={visitors} during={during} />
        </Stack>
      )}
    </QueryBoundary>
  );
}

function Waiting() {
  return (
    <Stack gap={16} role="status" aria-label="Loading your audience">
      {[220, 180, 220].map((height, nr) => (
        <Skeleton key={nr} height={height} radius={12} />
      ))}
    </Stack>
  );
}
