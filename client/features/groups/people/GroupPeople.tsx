import { useQuery } from "@apollo/client/react";
import styled from "@emotion/styled";
import { messageOf } from "#client/apollo/errors.ts";
import { ShowMore } from "#client/ui/controls/ShowMore.tsx";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { graphql } from "#client/gql/gql.ts";
import { useMore } from "#client/lib/state/useMore.ts";
import { useSteadyLoading } from "#client/lib/state/useSteadyLoading.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { ErrorState } from "#client/ui/states/ErrorState.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { GroupMemberRow } from "./GroupMemberRow.tsx";

const GroupPeopleQuery = graphql(`
  query GroupPeople($slug: String!, $first: Int!, $after: String) {
    group(slug: $slug) {
      id
      viewerRole
      members(first: $first, after: $after) {
        edges {
          cursor
          node {
            role
            user {
              id
              name
              ...PersonLink_person
            }
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);
const PAGE = 20;

/** Who is in a group; owners and admins decide about them here. */
export function GroupPeople({ slug, isOpen }: { slug: string; isOpen: boolean }) {
  const viewer = useViewer();
  const { data, error, refetch, fetchMore } = useQuery(GroupPeopleQuery, {
    variables: { slug, first: PAGE },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    skip: !isOpen,
  });
  const group = data?.group;
  const more = useMore(group?.members.pageInfo, (after) => fetchMore({ variables: { slug, first: PAGE, after } }));
  const isWaiting = useSteadyLoading(isOpen && !group && !error);
  if (!isOpen) {
    return (
      <Card>
        <Text variant="bodySm" tone="secondary" as="p">
          Only members see who is in this group.
        </Text>
      </Card>
    );
  }
  return (
    <Card as="section" aria-label="Members">
      {isWaiting && (
        <Stack gap={12} role="status">
          <VisuallyHidden>Loading…</VisuallyHidden>
          <Skeleton height={44} />
          <Skeleton height={44} />
          <Skeleton height={44} />
        </Stack>
      )}
      {!isWaiting && !group && (
        <ErrorState
          title="Couldn't load the members"
          text={messageOf(error)}
          retryLabel="Retry"
          onRetry={() => void refetch().catch(() => {})}
        />
      )}
      {!isWaiting && group && (
        <Stack gap={12}>
          <List>
            {group.members.edges.map(({ node }) => (
              <GroupMemberRow
                key={node.user.id}
                groupId={group.id}
                person={node.user}
                role={node.role}
                viewerRole={group.viewerRole ?? null}
                isViewer={node.user.id === viewer.id}
              />
            ))}
          </List>
          <ShowMore label="Show more members" {...more} />
        </Stack>
      )}
    </Card>
  );
}

const List = styled.ul(({ theme }) => ({
  display: "grid",
  gap: theme.space(4),
  margin: 0,
  padding: 0,
  listStyle: "none",
}));
