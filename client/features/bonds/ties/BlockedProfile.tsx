import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { Button } from "#client/ui/controls/Button.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { Centred } from "#client/ui/layout/Centred.ts";
import { BondMark } from "#client/ui/text/BondMark.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { leaveList } from "#client/features/bonds/core/bondLists.ts";
import { useTies } from "#client/features/bonds/core/useTies.ts";
import type { Named } from "#client/features/bonds/core/useTies.ts";

interface BlockedProfileProps {
  person: Named;
  onUnblocked: () => void;
}

/** Replaces the profile of a member whom the viewer has blocked. */
export function BlockedProfile({ person, onUnblocked }: BlockedProfileProps) {
  const client = useApolloClient();
  const { unblock } = useTies();
  const [isBusy, setBusy] = useState(false);

  async function handleClick() {
    setBusy(true);
    if (!(await unblock(person))) return setBusy(false);
    leaveList(client.cache, "blocked", person.id);
    return onUnblocked();
  }

  return (
    <Card>
      <Centred>
        <BondMark size={96} apart light />
        <Text as="h1" variant="h2" tabIndex={-1} style={{ outline: "none" }}>
          You blocked {person.name}
        </Text>
        <Text variant="bodySm" tone="secondary">
          You no longer see each other. They are not notified.
        </Text>
        <Button variant="outline" loading={isBusy} onClick={() => void handleClick()}>
          Unblock
        </Button>
      </Centred>
    </Card>
  );
}
