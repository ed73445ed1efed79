import styled from "@emotion/styled";
import { Suspense, useState } from "react";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { SessionItem } from "#client/features/settings/account/SessionItem.tsx";
import { Button } from "#client/ui/controls/Button.tsx";
import { TextLink } from "#client/ui/controls/TextLink.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { lazyPart } from "#client/ui/overlays/lazyPart.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { PartHead } from "./PartHead.ts";
import { useMemberActs } from "./useMemberActs.ts";
import type { MemberKnown } from "./useMemberPage.ts";

const EndSessionsDialog = lazyPart(async () => ({
  default: (await import("./EndSessionsDialog.tsx")).EndSessionsDialog,
}));

/** Where a member is signed in; each session can be ended, or all at once. One's own are ended in the settings. */
export function MemberSessions({ known: { member, sessions } }: { known: MemberKnown }) {
  const { id: viewerId } = useViewer();
  const acts = useMemberActs(member.id);
  const [ending, setEnding] = useState<{ id: string | null; name: string } | null>(null);
  const isOwn = viewerId === member.id;
  return (
    <Card as="section" aria-labelledby="member-sessions">
      <Stack gap={12}>
        <PartHead>
          <Text id="member-sessions" variant="h2">
            Signed in on
          </Text>
          {!isOwn && sessions.length > 1 && (
            <Button size="sm" variant="outline" onClick={() => setEnding({ id: null, name: "everywhere" })}>
              Sign out everywhere…
            </Button>
          )}
          {isOwn && <TextLink to="/settings">Your settings</TextLink>}
        </PartHead>
        {sessions.length === 0 ? (
          <Text variant="bodySm" tone="secondary" as="p">
            Not signed in anywhere.
          </Text>
        ) : (
          <List aria-label="Sessions">
            {sessions.map((session) => (
              <SessionItem
                key={session.id}
                session={session}
                {...(!isOwn && { onEnd: () => setEnding({ id: session.id, name: session.device }) })}
              />
            ))}
          </List>
        )}
      </Stack>
      {ending && (
        <Suspense>
          <EndSessionsDialog member={member} ending={ending} acts={acts} onClose={() => setEnding(null)} />
        </Suspense>
      )}
    </Card>
  );
}

const List = styled.ul({ listStyle: "none", margin: 0, padding: 0 });
