import styled from "@emotion/styled";
import { useState } from "react";
import { usePagedQuery } from "#client/apollo/usePagedQuery.ts";
import { PersonLink } from "#client/features/people/PersonLink.tsx";
import { graphql } from "#client/gql/gql.ts";
import { formatDate } from "#client/lib/text/dates.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { ShowMore } from "#client/ui/controls/ShowMore.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { PagedList } from "#client/ui/states/PagedList.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { useGroupPeople } from "./useGroupPeople.ts";

const GroupDeclinedQuery = graphql(`
  query GroupDeclined($slug: String!, $first: Int!, $after: String) {
    group(slug: $slug) {
      id
      declined(first: $first, after: $after) {
        edges {
          cursor
          node {
            since
            reason
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

/** The people whose requests were declined; owners and admins can admit them at any time. */
export function GroupDeclined({ group }: { group: { id: string; slug: string } }) {
  const people = useGroupPeople(group.id);
  const [busyId, setBusyId] = useState<string | null>(null);
  const declined = usePagedQuery(GroupDeclinedQuery, {
    variables: { slug: group.slug, first: PAGE },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    connection: (data) => data.group?.declined,
  });

  async function admit(person: { id: string; name: string }) {
    setBusyId(person.id);
    await people.answer(person, true);
    setBusyId(null);
  }

  return (
    <Card as="section" aria-labelledby="declined-requests">
      <Stack gap={12}>
        <Text as="h2" variant="h2" id="declined-requests">
          Declined
        </Text>
        <PagedList
          list={declined}
          skeleton={<Skeleton height={44} />}
          failure="Couldn't load the declined requests"
          empty={
            <Text variant="bodySm" tone="secondary" as="p">
              No request was declined.
            </Text>
          }
        >
          {(items) => (
            <Stack gap={12}>
              <List>
                {items.map(({ user, since, reason }) => (
                  <Row key={user.id}>
                    <PersonLink person={user}>
                      <Text as="p" variant="meta" tone="tertiary" dir="auto">
                        {formatDate(since)}
                        {reason && ` · ${reason}`}
                      </Text>
                    </PersonLink>
                    <Button
                      size="sm"
                      variant="outline"
                      aria-label={`Admit ${user.name}`}
                      loading={busyId === user.id}
                      onClick={() => void admit(user)}
                    >
                      Admit
                    </Button>
                  </Row>
                ))}
              </List>
              <ShowMore list={declined} label="Show more" />
            </Stack>
          )}
        </PagedList>
      </Stack>
    </Card>
  );
}

const List = styled.ul(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
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
  overflowWrap: "anywhere",
}));
