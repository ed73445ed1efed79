import styled from "@emotion/styled";
import { useState } from "react";
import { usePagedQuery } from "#client/apollo/usePagedQuery.ts";
import { PersonLink } from "#client/features/people/PersonLink.tsx";
import { graphql } from "#client/gql/gql.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { OnDemand } from "#client/ui/overlays/OnDemand.tsx";
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
            message
            answers {
              question
              answer
            }
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
const loadDecline = async () => (await import("./DeclineDialog.tsx")).DeclineDialog;

/** The requests to join a group, for owners and admins. */
export function GroupRequests({ group }: { group: { id: string; slug: string } }) {
  const { slug } = group;
  const people = useGroupPeople(group.id);
  const [busyId, setBusyId] = useState<string | null>(null);
  const [declining, setDeclining] = useState<{ id: string; name: string } | null>(null);
  const requests = usePagedQuery(GroupRequestsQuery, {
    variables: { slug, first: PAGE },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    connection: (data) => data.group?.requests,
  });

  async function approve(person: { id: string; name: string }) {
    setBusyId(person.id);
    await people.answer(person, true);
    setBusyId(null);
  }

  return (
    <Card as="section" aria-label="Requests to join">
      <PagedList
        list={requests}
        skeleton={<Skeleton height={44} />}
        failure="Couldn't load the requests"
        empty={
          <Text variant="bodySm" tone="secondary" as="p">
            No one is waiting to join.
          </Text>
        }
      >
        {(items) => (
          <Stack gap={12}>
            <List>
              {items.map(({ user, message, answers }) => (
                <Row key={user.id}>
                  <PersonLink person={user} />
                  <Answers direction="row" gap={8}>
                    <Button
                      size="sm"
                      aria-label={`Approve ${user.name}`}
                      loading={busyId === user.id}
                      onClick={() => void approve(user)}
                    >
                      Approve
                    </Button>
                    <Button
                      size="sm"
                      variant="ghost"
                      aria-label={`Decline ${user.name}`}
                      disabled={busyId === user.id}
                      onClick={() => setDeclining(user)}
                    >
                      Decline
                    </Button>
                  </Answers>
                  {answers.length > 0 && (
                    <Answered>
                      {answers.map(({ question, answer }) => (
                        <div key={question}>
                          <Text as="dt" variant="meta" tone="secondary" dir="auto">
                            {question}
                          </Text>
                          <Text as="dd" variant="bodySm" dir="auto">
                            {answer}
                          </Text>
                        </div>
                      ))}
                    </Answered>
                  )}
                  {message && (
                    <Message as="p" variant="bodySm" dir="auto">
                      {message}
                    </Message>
                  )}
                </Row>
              ))}
            </List>
            <ShowMore list={requests} label="Show more requests" />
          </Stack>
        )}
      </PagedList>
      {declining && (
        <OnDemand load={loadDecline} onFailed={() => setDeclining(null)}>
          {(DeclineDialog) => (
            <DeclineDialog groupId={group.id} person={declining} onClose={() => setDeclining(null)} />
          )}
        </OnDemand>
      )}
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
}));
const Message = styled(Text)(({ theme }) => ({
  flexBasis: "100%",
  paddingInlineStart: 56,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  color: theme.color.text.secondary,
}));
const Answered = styled.dl(({ theme }) => ({
  display: "grid",
  gap: theme.space(8),
  flexBasis: "100%",
  margin: 0,
  paddingInlineStart: 56,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  "& dd": { margin: 0 },
}));
// On phones the buttons are under the name and its message, because there is no space beside them.
const Answers = styled(Stack)(({ theme }) => ({ [theme.mq.belowSm]: { order: 1, paddingInlineStart: 56 } }));
