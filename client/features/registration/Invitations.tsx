import { useMutation } from "@apollo/client/react";
import styled from "@emotion/styled";
import { useState } from "react";
import { messageOf } from "#client/apollo/errors.ts";
import { usePagedQuery } from "#client/apollo/usePagedQuery.ts";
import { graphql } from "#client/gql/gql.ts";
import { copyText } from "#client/lib/text/clipboard.ts";
import { formatDate } from "#client/lib/text/dates.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { ShowMore } from "#client/ui/controls/ShowMore.tsx";
import { TextLink } from "#client/ui/controls/TextLink.tsx";
import { TextField } from "#client/ui/forms/Field.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { PagedList } from "#client/ui/states/PagedList.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { toast } from "#client/ui/toasts/toast.ts";
import { InvitationForm } from "./InvitationForm.tsx";
import { InvitationsQuery } from "./invitationsQuery.ts";

const RevokeInvitation = graphql(`
  mutation RevokeInvitation($id: ID!) {
    revokeInvitation(id: $id) {
      id
      revokedAt
    }
  }
`);

const PAGE = 20;

/** The links by which people become members, for moderators and admins. */
export function Invitations() {
  const [link, setLink] = useState<string | null>(null);
  const invitations = usePagedQuery(InvitationsQuery, {
    variables: { first: PAGE },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    connection: (data) => data.invitations,
  });
  return (
    <Card as="section" aria-labelledby="invitations">
      <Stack gap={16}>
        <Text id="invitations" variant="h2">
          Invitations
        </Text>
        <InvitationForm onCreated={setLink} />
        {link !== null && <NewLink link={link} />}
        <PagedList
          list={invitations}
          skeleton={<Skeleton height={22} />}
          failure="Couldn't load the invitations"
          empty={
            <Text variant="bodySm" tone="secondary" as="p">
              There are no invitations yet.
            </Text>
          }
        >
          {(items) => (
            <Stack gap={12}>
              <List>
                {items.map((invitation) => (
                  <InvitationRow key={invitation.id} invitation={invitation} />
                ))}
              </List>
              <ShowMore list={invitations} label="Show more" size="sm" align="start" />
            </Stack>
          )}
        </PagedList>
      </Stack>
    </Card>
  );
}

function NewLink({ link }: { link: string }) {
  async function copy() {
    if (await copyText(link)) toast.success("Link copied");
    else toast.failure("Could not copy the link", link);
  }
  return (
    <Stack gap={8} role="status">
      <TextField label="Your new link" hint="It is shown only now." value={link} readOnly />
      <Button size="sm" variant="outline" style={{ alignSelf: "flex-start" }} onClick={() => void copy()}>
        Copy link
      </Button>
    </Stack>
  );
}

interface InvitationRowProps {
  invitation: {
    id: string;
    uses: number;
    used: number;
    expiresAt: string;
    revokedAt: string | null;
    creator: { name: string } | null;
    members: readonly { id: string; name: string; username: string }[];
  };
}

function InvitationRow({ invitation: { id, uses, used, expiresAt, revokedAt, creator, members } }: InvitationRowProps) {
  const [revoke, { loading }] = useMutation(RevokeInvitation, {
    refetchQueries: [InvitationsQuery],
    awaitRefetchQueries: true,
  });
  const [openedAt] = useState(Date.now);
  const works = revokedAt === null && used < uses && Date.parse(expiresAt) > openedAt;
  const state = revokedAt === null ? `until ${formatDate(expiresAt)}` : "revoked";

  async function end() {
    try {
      await revoke({ variables: { id } });
    } catch (failure) {
      toast.failure("Couldn't revoke it", messageOf(failure, "Please try again."));
    }
  }

  return (
    <Row>
      <Stack gap={4}>
        <Text variant="ui" as="div">{`${used} of ${uses} used, ${state}`}</Text>
        <Text variant="meta" tone="secondary" as="div">
          {`By ${creator?.name ?? "a former member"}`}
        </Text>
        {members.length > 0 && (
          <Text variant="meta" tone="secondary" as="div">
            {"Joined: "}
            {members.map(({ id: memberId, name, username }, at) => (
              <span key={memberId}>
                {at > 0 && ", "}
                <TextLink to={`/profile/${username}`}>{name}</TextLink>
              </span>
            ))}
          </Text>
        )}
      </Stack>
      {works && (
        <Button size="sm" variant="ghost" loading={loading} onClick={() => void end()}>
          Revoke
        </Button>
      )}
    </Row>
  );
}

const List = styled.ul({ margin: 0, padding: 0, listStyle: "none" });
const Row = styled.li(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space(8),
  paddingBlock: theme.space(12),
  "& + &": { borderTop: `1px solid ${theme.color.border.subtle}` },
}));
