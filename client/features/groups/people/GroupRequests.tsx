import { useQuery } from "@apollo/client/react";
import styled from "@emotion/styled";
import { useState } from "react";
import { messageOf } from "#client/apollo/errors.ts";
import { ShowMore } from "#client/ui/controls/ShowMore.tsx";
import { PersonLink } from "#client/features/people/PersonLink.tsx";
import { graphql } from "#client/gql/gql.ts";
import { useMore } from "#client/lib/state/useMore.ts";
import { useSteadyLoading } from "#client/lib/state/useSteadyLoading.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { ErrorState } from "#client/ui/states/ErrorState.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { useGroupPeople } from "./useGroupPeople.ts";

const GroupRequestsQuery = graphql(`
  query GroupRequests($slug: String!, $first: Int!, $after: String) {
    group(slug: $slug) {
      id
      requests(first: $first, after: $after) {
        edges {
          cursor
          node {
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

/** Who waits to be let into a group, for those who answer. */
export function GroupRequests({ group }: { group: { id: string; slug: string } }) {
  const { slug } = group;
  const people = useGroupPeople(group.id);
  const [busyId, setBusyId] = useState<string | null>(null);
  const { data, error, refetch, fetchMore } = useQuery(GroupRequestsQuery, {
    variables: { slug, first: PAGE },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const requests = data?.group?.requests;
  const more = useMore(requests?.pageInfo, (after) => fetchMore({ variables: { slug, first: PAGE, after } }));
  const isWaiting = useSteadyLoading(!requests && !error);

  async function answer(person: { id: string; name: string }, accept: boolean) {
    setBusyId(person.id);
    await people.answer(person, accept);
    setBusyId(null);
  }

  return (
    <Card as="section" aria-label="Requests to join">
      {isWaiting && <Skeleton height={44} />}
      {!isWaiting && !requests && (
        <ErrorState
          title="Couldn't load the requests"
          text={messageOf(error)}
          retryLabel="Retry"
          onRetry={() => void refetch().catch(() => {})}
        />
      )}
      {!isWaiting && requests?.edges.length === 0 && (
        <Text variant="bodySm" tone="secondary" as="p">
          Nobody waits to be let in.
        </Text>
      )}
      {!isWaiting && requests && requests.edges.length > 0 && (
        <Stack gap={12}>
          <List>
            {requests.edges.map(({ node: { user } }) => (
              <Row key={user.id}>
                <PersonLink person={user} />
                <Answers direction="row" gap={8}>
                  <Button
                    size="sm"
                    aria-label={`Approve ${user.name}`}
                    loading={busyId === user.id}
                    onClick={() => void answer(user, true)}
                  >
                    Approve
                  </Button>
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-label={`Decline ${user.name}`}
                    disabled={busyId === user.id}
                    onClick={() => void answer(user, false)}
                  >
                    Decline
                  </Button>
                </Answers>
              </Row>
            ))}
          </List>
          <ShowMore label="Show more requests" {...more} />
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
const Row = styled.li(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${theme.space(8)} ${theme.space(12)}`,
  paddingBlock: theme.space(8),
}));
// Under the name on phones, where they have no room beside it.
const Answers = styled(Stack)(({ theme }) => ({ [theme.mq.belowSm]: { paddingInlineStart: 56 } }));
