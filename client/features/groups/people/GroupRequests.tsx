import styled from "@emotion/styled";
import { useState } from "react";
import { usePagedQuery } from "#client/apollo/usePagedQuery.ts";
import { PersonLink } from "#client/features/people/PersonLink.tsx";
import { graphql } from "#client/gql/gql.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { PagedList } from "#client/ui/states/PagedList.tsx";
import { ShowMore } from "#client/ui/controls/ShowMore.tsx";
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
              ...Person_person
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

/** The requests to join a group, for owners and admins. */
export function GroupRequests({ group }: { group: { id: string; slug: string } }) {
  const { slug } = group;
  const people = useGroupPeople(group.id);
  const [busyId, setBusyId] = useState<string | null>(null);
  const requests = usePagedQuery(GroupRequestsQuery, {
    variables: { slug, first: PAGE },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    connection: (data) => data.group?.requests,
  });

  async function answer(person: { id: string; name: string }, accept: boolean) {
    setBusyId(person.id);
    await people.answer(person, accept);
    setBusyId(null);
  }

  return (
    <Card as="section" aria-label="Requests to join">
      <PagedList
        list={requests}
        skeleton={<Skeleton height={44} />}
        failure="Couldn't load the requests"
        retryLabel="Retry"
        empty={
          <Text variant="bodySm" tone="secondary" as="p">
            No one is waiting to join.
          </Text>
        }
      >
        {(items) => (
          <Stack gap={12}>
            <List>
              {items.map(({ user }) => (
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
            <ShowMore list={requests} label="Show more requests" />
          </Stack>
        )}
      </PagedList>
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
// On phones the buttons are under the name, because there is no space beside it.
const Answers = styled(Stack)(({ theme }) => ({ [theme.mq.belowSm]: { paddingInlineStart: 56 } }));
