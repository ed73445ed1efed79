import { useState } from "react";
import { Button } from "#client/ui/controls/Button.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { useInvitation } from "#client/features/groups/core/useInvitation.ts";

interface GroupInvitationProps {
  group: { id: string; name: string };
  /** The code of the link that the address contains; without one the member was invited by name. */
  code: string | null;
  onDone: () => void;
}

/** The invitation of a member into the group on the screen, by name or by the link that they opened. */
export function GroupInvitation({ group, code, onDone }: GroupInvitationProps) {
  const { answer, joinByLink } = useInvitation();
  const [isBusy, setBusy] = useState(false);

  async function run(act: Promise<boolean>) {
    setBusy(true);
    if (await act) onDone();
    setBusy(false);
  }

  return (
    <Card as="section" aria-label="Invitation">
      <Stack gap={12}>
        <Text as="p" variant="body">
          {code === null ? "You are invited into this group." : "You opened a link that admits you to this group."}
        </Text>
        <Stack direction="row" gap={8} wrap>
          <Button
            loading={isBusy}
            onClick={() => void run(code === null ? answer(group, true) : joinByLink(group, code))}
          >
            Join Group
          </Button>
          {code === null && (
            <Button variant="ghost" disabled={isBusy} onClick={() => void run(answer(group, false))}>
              Decline
            </Button>
          )}
        </Stack>
      </Stack>
    </Card>
  );
}
