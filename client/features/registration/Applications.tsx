import { useMutation } from "@apollo/client/react";
import styled from "@emotion/styled";
import { useState } from "react";
import { messageOf } from "#client/apollo/errors.ts";
import { usePagedQuery } from "#client/apollo/usePagedQuery.ts";
import { graphql } from "#client/gql/gql.ts";
import { formatDate } from "#client/lib/text/dates.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { ShowMore } from "#client/ui/controls/ShowMore.tsx";
import { TextField } from "#client/ui/forms/Field.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { PagedList } from "#client/ui/states/PagedList.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { toast } from "#client/ui/toasts/toast.ts";

const ApplicationsQuery = graphql(`
  query Applications($first: Int!, $after: String) {
    applications(first: $first, after: $after) {
      edges {
        cursor
        node {
          id
          name
          username
          email
          answer
          createdAt
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const ApproveApplication = graphql(`
  mutation ApproveApplication($id: ID!) {
    approveApplication(id: $id) {
      id
    }
  }
`);

const DeclineApplication = graphql(`
  mutation DeclineApplication($id: ID!, $words: String!) {
    declineApplication(id: $id, words: $words) {
      id
    }
  }
`);

const PAGE = 20;
const again = { refetchQueries: [ApplicationsQuery], awaitRefetchQueries: true };

/** Those who ask to become members, for moderators and admins. */
export function Applications() {
  const applications = usePagedQuery(ApplicationsQuery, {
    variables: { first: PAGE },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    connection: (data) => data.applications,
  });
  return (
    <Card as="section" aria-labelledby="applications">
      <Stack gap={16}>
        <Text id="applications" variant="h2">
          Waiting for approval
        </Text>
        <PagedList
          list={applications}
          skeleton={<Skeleton height={22} />}
          failure="Couldn't load who is waiting"
          empty={
            <Text variant="bodySm" tone="secondary" as="p">
              No one is waiting.
            </Text>
          }
        >
          {(items) => (
            <Stack gap={12}>
              <List>
                {items.map((applicant) => (
                  <Applicant key={applicant.id} applicant={applicant} />
                ))}
              </List>
              <ShowMore list={applications} label="Show more" size="sm" align="start" />
            </Stack>
          )}
        </PagedList>
      </Stack>
    </Card>
  );
}

interface ApplicantProps {
  applicant: { id: string; name: string; username: string; email: string; answer: string; createdAt: string };
}

function Applicant({ applicant: { id, name, username, email, answer, createdAt } }: ApplicantProps) {
  const [isDeclining, setDeclining] = useState(false);
  const [words, setWords] = useState("");
  const [approve, approving] = useMutation(ApproveApplication, again);
  const [decline, declining] = useMutation(DeclineApplication, again);
  const isBusy = approving.loading || declining.loading;

  async function act(call: () => Promise<unknown>, done: string) {
    try {
      await call();
      toast.success(done, `${name} receives an email.`);
    } catch (failure) {
      toast.failure("That did not work", messageOf(failure, "Please try again."));
    }
  }

  return (
    <Row>
      <Text variant="ui" as="div" dir="auto">
        {name}
      </Text>
      <Text variant="meta" tone="secondary" as="div">
        {`@${username} · ${email} · ${formatDate(createdAt)}`}
      </Text>
      {answer !== "" && (
        <Text variant="bodySm" as="p" dir="auto">
          {answer}
        </Text>
      )}
      {isDeclining && (
        <TextField
          label="What they read in the email (optional)"
          value={words}
          autoFocus
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      <Stack direction="row" gap={8}>
        {!isDeclining && (
          <Button
            size="sm"
            aria-label={`Approve ${name}`}
            loading={approving.loading}
            disabled={isBusy}
            onClick={() => void act(() => approve({ variables: { id } }), "Approved")}
          >
            Approve
          </Button>
        )}
        <Button
          size="sm"
          variant={isDeclining ? "outline" : "ghost"}
          aria-label={`Decline ${name}`}
          loading={declining.loading}
          disabled={isBusy}
          onClick={() =>
            isDeclining ? void act(() => decline({ variables: { id, words } }), "Declined") : setDeclining(true)
          }
        >
          Decline
        </Button>
        {isDeclining && (
          <Button size="sm" variant="ghost" onClick={() => setDeclining(false)}>
            Cancel
          </Button>
        )}
      </Stack>
    </Row>
  );
}

const List = styled.ul({ margin: 0, padding: 0, listStyle: "none" });
const Row = styled.li(({ theme }) => ({
  display: "grid",
  gap: theme.space(8),
  paddingBlock: theme.space(12),
  overflowWrap: "anywhere",
  "& + &": { borderTop: `1px solid ${theme.color.border.subtle}` },
}));
