import { useValueQuery } from "#client/apollo/useValueQuery.ts";
import { profilePath } from "#client/features/people/profilePath.ts";
import { ProfileNotFound } from "#client/features/profiles/page/ProfileNotFound.tsx";
import { graphql } from "#client/gql/gql.ts";
import { useScreenTitle } from "#client/lib/browser/useScreenTitle.ts";
import { ButtonLink } from "#client/ui/controls/ButtonLink.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { Centred } from "#client/ui/layout/Centred.ts";
import { QueryBoundary } from "#client/ui/states/QueryBoundary.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Text } from "#client/ui/text/Text.tsx";

const AnalyticsOwner = graphql(`
  query AnalyticsOwner($username: String!) {
    user(username: $username) {
      id
      name
      username
    }
  }
`);

/** In place of another member's statistics: whose they are, and the way to that member. */
export function OthersAnalytics({ username }: { username: string }) {
  const query = useValueQuery(AnalyticsOwner, {
    variables: { username: username.toLowerCase() },
    value: (data) => data,
  });
  useScreenTitle(query.value && !query.value.user ? "Profile not found" : "Analytics");
  return (
    <QueryBoundary
      query={query}
      skeleton={<Skeleton height={200} radius={12} data-skeleton />}
      failure={<ProfileNotFound reason={query.reason ?? undefined} onRetry={query.retry} />}
    >
      {({ user }) =>
        user ? (
          <Card>
            <Centred>
              <Text as="h1" variant="h2" tabIndex={-1}>
                Only <bdi>{user.name}</bdi> can see these figures.
              </Text>
              <ButtonLink variant="outline" to={profilePath(user.username)}>
                View profile
              </ButtonLink>
            </Centred>
          </Card>
        ) : (
          <ProfileNotFound />
        )
      }
    </QueryBoundary>
  );
}
