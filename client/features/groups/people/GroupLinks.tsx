import styled from "@emotion/styled";
import { useState } from "react";
import { formatDate } from "#client/lib/text/dates.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { TextField } from "#client/ui/forms/Field.tsx";
import { SelectField } from "#client/ui/forms/SelectField.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { copyAddress } from "#client/ui/toasts/copyAddress.ts";
import { groupPath } from "#client/features/groups/core/groupPath.ts";
import { useGroupInvitations } from "./useGroupInvitations.ts";

const DAYS = [1, 7, 30, 90].map((days) => ({ value: String(days), label: days === 1 ? "1 day" : `${days} days` }));
const USES = [1, 10, 50, 200].map((uses) => ({
  value: String(uses),
  label: uses === 1 ? "1 person" : `${uses} people`,
}));

interface GroupLinksProps {
  groupId: string;
  slug: string;
  links: readonly { id: string; expiresAt: string; uses: number; usesMax: number }[];
}

/** The links into a group: creates, copies and withdraws them. */
export function GroupLinks({ groupId, slug, links }: GroupLinksProps) {
  const { createLink, revoke } = useGroupInvitations(groupId);
  const [days, setDays] = useState("7");
  const [uses, setUses] = useState("10");
  const [address, setAddress] = useState<string | null>(null);
  const [busy, setBusy] = useState<string | null>(null);

  async function create() {
    setBusy("new");
    const code = await createLink(Number(days), Number(uses));
    if (code !== null) setAddress(new URL(`${groupPath(slug)}?invite=${code}`, location.origin).href);
    setBusy(null);
  }

  async function end(id: string) {
    setBusy(id);
    await revoke(id);
    setAddress(null);
    setBusy(null);
  }

  return (
    <Card as="section" aria-labelledby="group-links">
      <Stack gap={12}>
        <Text as="h2" variant="h2" id="group-links">
          Links
        </Text>
        <Text as="p" variant="bodySm" tone="secondary">
          Whoever has a link joins the group without asking.
        </Text>
        <Choices>
          <SelectField
            label="Valid for"
            value={days}
            options={DAYS}
            onChange={(event) => setDays(event.target.value)}
          />
          <SelectField label="For" value={uses} options={USES} onChange={(event) => setUses(event.target.value)} />
          <Button loading={busy === "new"} onClick={() => void create()}>
            Create link
          </Button>
        </Choices>
        {address !== null && (
          <Choices role="status">
            <TextField
              label="Your new link"
              hint="Copy it now: it cannot be shown again."
              readOnly
              value={address}
              onFocus={(event) => event.target.select()}
            />
            <Button variant="outline" onClick={() => void copyAddress(address, "group")}>
              Copy link
            </Button>
          </Choices>
        )}
        {links.length === 0 && (
          <Text as="p" variant="bodySm" tone="secondary">
            There are no links at the moment.
          </Text>
        )}
        <List aria-label="Links of this group">
          {links.map((link) => (
            <Row key={link.id}>
              <Text variant="bodySm">
                {link.uses} of {link.usesMax} used · until {formatDate(link.expiresAt)}
              </Text>
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Withdraw the link until ${formatDate(link.expiresAt)}`}
                loading={busy === link.id}
                onClick={() => void end(link.id)}
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

const Choices = styled.div(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  gap: theme.space(12),
  "& > :not(button)": { flex: "1 1 140px" },
}));
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
}));
