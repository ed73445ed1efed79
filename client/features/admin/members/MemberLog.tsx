import styled from "@emotion/styled";
import { Suspense, useMemo, useState } from "react";
import { LogEntry } from "#client/features/moderation/log/LogEntry.tsx";
import { logPath, useStaffLog } from "#client/features/moderation/log/useStaffLog.ts";
import { ShowMore } from "#client/ui/controls/ShowMore.tsx";
import { TextLink } from "#client/ui/controls/TextLink.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { lazyPart } from "#client/ui/overlays/lazyPart.tsx";
import { PagedList } from "#client/ui/states/PagedList.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { PartHead } from "./PartHead.ts";
import { useMemberActs } from "./useMemberActs.ts";

const UndoDialog = lazyPart(async () => ({
  default: (await import("#client/features/moderation/log/UndoDialog.tsx")).UndoDialog,
}));

/** What staff did about a member, newest first; what can be undone is undone from here. */
export function MemberLog({ memberId }: { memberId: string }) {
  const search = useMemo(
    () => ({ action: null, actorId: null, subject: { kind: "MEMBER" as const, id: memberId } }),
    [memberId],
  );
  const list = useStaffLog(search);
  const { readAgain } = useMemberActs(memberId);
  const [undoing, setUndoing] = useState<{ id: string; deed: string } | null>(null);
  return (
    <Card as="section" aria-labelledby="member-log">
      <Stack gap={12}>
        <PartHead>
          <Text id="member-log" variant="h2">
            What staff did
          </Text>
          <TextLink to={logPath(search)}>Open in the log</TextLink>
        </PartHead>
        <PagedList
          list={list}
          skeleton={<Skeleton height={64} />}
          failure="Couldn't load the log"
          empty={
            <Text variant="bodySm" tone="secondary" as="p">
              Nothing so far.
            </Text>
          }
        >
          {(entries) => (
            <Stack gap={12}>
              <Entries aria-label="Acts" aria-busy={list.isLoading || undefined}>
                {entries.map((entry) => (
                  <li key={entry.id}>
                    <LogEntry entry={entry} onUndo={setUndoing} />
                  </li>
                ))}
              </Entries>
              <ShowMore list={list} label="Show more" size="sm" align="start" />
            </Stack>
          )}
        </PagedList>
      </Stack>
      {undoing && (
        <Suspense>
          <UndoDialog {...undoing} onUndone={readAgain} onClose={() => setUndoing(null)} />
        </Suspense>
      )}
    </Card>
  );
}

const Entries = styled.ol(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: "none",
  "& > li": { paddingBlock: theme.space(12), borderTop: `1px solid ${theme.color.border.subtle}` },
  "& > li:first-of-type": { borderTop: 0 },
}));
