import { useState } from "react";
import { formatDate } from "#client/lib/text/dates.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { EmptyState } from "#client/ui/states/EmptyState.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { JoinQuestions } from "./JoinQuestions.tsx";
import { RequestMessage } from "./RequestMessage.tsx";
import { REFUSED_DAYS } from "#server/features/groups/groups.limits.rules";

const DAY_MS = 24 * 60 * 60 * 1000;

interface ClosedGroupProps {
  group: {
    id: string;
    name: string;
    viewerState: string;
    viewerMessage?: string | null;
    questions: readonly string[];
    declinedAt?: string | null;
    declineReason?: string | null;
  };
}

/** What somebody sees of a private group of others: how to ask, and what became of that. */
export function ClosedGroup({ group }: ClosedGroupProps) {
  const isRequested = group.viewerState === "REQUESTED";
  const [now] = useState(Date.now);
  const again = group.declinedAt ? new Date(Date.parse(group.declinedAt) + REFUSED_DAYS * DAY_MS) : null;
  const isWaiting = again !== null && again.getTime() > now;
  return (
    <Card>
      <EmptyState
        scene="bench"
        action={
          isWaiting ? undefined : group.questions.length > 0 && !isRequested ? (
            <JoinQuestions group={group} />
          ) : (
            <RequestMessage group={group} />
          )
        }
        title="This group is private"
        text={
          isRequested ? (
            "Your request is waiting for an answer."
          ) : group.declinedAt && again ? (
            <Stack as="span" gap={8}>
              <span>Your request was declined on {formatDate(group.declinedAt)}.</span>
              {group.declineReason && (
                <Text as="span" variant="bodySm" dir="auto">
                  “{group.declineReason}”
                </Text>
              )}
              <span>
                {isWaiting ? `You can ask again from ${formatDate(again.toISOString())}.` : "You can ask again now."}
              </span>
            </Stack>
          ) : (
            "Only members can read its posts. Ask to join."
          )
        }
      />
    </Card>
  );
}
