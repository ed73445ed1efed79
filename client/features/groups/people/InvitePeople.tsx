import styled from "@emotion/styled";
import { useState } from "react";
import { useValueQuery } from "#client/apollo/useValueQuery.ts";
import { PersonLink } from "#client/features/people/PersonLink.tsx";
import type { PersonLinkProps } from "#client/features/people/PersonLink.tsx";
import { graphql } from "#client/gql/gql.ts";
import { useDebounced } from "#client/lib/state/useDebounced.ts";
import { formatDate } from "#client/lib/text/dates.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { TextField } from "#client/ui/forms/Field.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { useGroupInvitations } from "./useGroupInvitations.ts";

const InvitablePeople = graphql(`
  query InvitablePeople($query: String!) {
    people(query: $query, first: 8) {
      edges {
        cursor
        node {
          id
          name
          ...Person_person
        }
      }
    }
  }
`);

const SETTLED_MS = 300;

type Person = PersonLinkProps["person"] & { id: string; name: string };

interface InvitePeopleProps {
  groupId: string;
  invited: readonly { since: string; user: Person }[];
}

/** Finds members by name and invites them, and lists those who have not answered. */
export function InvitePeople({ groupId, invited }: InvitePeopleProps) {
  const { invite, withdraw } = useGroupInvitations(groupId);
  const [words, setWords] = useState("");
  const [busyId, setBusyId] = useState<string | null>(null);
  const settled = useDebounced(words.trim(), SETTLED_MS);
  const results = useValueQuery(InvitablePeople, {
    variables: { query: settled },
    skip: settled === "",
    keepPrevious: "until-answer",
    value: (data) => data.people?.edges.map(({ node }) => node),
  });
  const known = new Set(invited.map(({ user }) => user.id));

  async function run(id: string, act: Promise<unknown>) {
    setBusyId(id);
    await act;
    setBusyId(null);
  }

  return (
    <Card as="section" aria-labelledby="invite-people">
      <Stack gap={12}>
        <Text as="h2" variant="h2" id="invite-people">
          Invite people
        </Text>
        <TextField
          label="Search members"
          type="search"
          autoComplete="off"
          maxLength={100}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        {settled !== "" && results.state === "failed" && (
          <Text as="p" variant="bodySm" tone="danger" role="alert">
            Couldn't load the members
          </Text>
        )}
        {settled !== "" && results.value?.length === 0 && (
          <Text as="p" variant="bodySm" tone="secondary" role="status">
            Nobody was found.
          </Text>
        )}
        {settled !== "" && results.value && results.value.length > 0 && (
          <List aria-label="Members found">
            {results.value.map((person) => (
              <Row key={person.id}>
                <PersonLink person={person} />
                <Button
                  size="sm"
                  variant="tonal"
                  aria-label={`Invite ${person.name}`}
                  disabled={known.has(person.id)}
                  loading={busyId === person.id}
                  onClick={() => void run(person.id, invite(person))}
                >
                  {known.has(person.id) ? "Invited" : "Invite"}
                </Button>
              </Row>
            ))}
          </List>
        )}
        <Text as="h3" variant="ui">
          Waiting for an answer
        </Text>
        {invited.length === 0 && (
          <Text as="p" variant="bodySm" tone="secondary">
            Nobody is invited at the moment.
          </Text>
        )}
        <List aria-label="Invited people">
          {invited.map(({ user, since }) => (
            <Row key={user.id}>
              <PersonLink person={user}>
                <Text as="p" variant="meta" tone="tertiary">
                  Invited {formatDate(since)}
                </Text>
              </PersonLink>
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Withdraw the invitation of ${user.name}`}
                loading={busyId === user.id}
                onClick={() => void run(user.id, withdraw(user))}
              >
                Withdraw
              </Button>
            </Row>
          ))}
        </List>
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
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space(12),
  minHeight: 60,
}));
