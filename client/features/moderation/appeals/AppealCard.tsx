import styled from "@emotion/styled";
import { Suspense, useState } from "react";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { graphql } from "#client/gql/gql.ts";
import type { AppealOutcome } from "#client/gql/graphql.ts";
import { formatAgo } from "#client/lib/text/ago.ts";
import { formatDate, formatMoment, fullDate } from "#client/lib/text/dates.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { lazyPart } from "#client/ui/overlays/lazyPart.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { MemberRecord } from "#client/features/moderation/core/MemberRecord.tsx";

const AppealDialog = lazyPart(async () => ({ default: (await import("./AppealDialog.tsx")).AppealDialog }));

const AppealCard_appeal = graphql(`
  fragment AppealCard_appeal on ModerationAppeal {
    id
    state
    words
    createdAt
    member {
      user {
        id
        name
      }
      ...MemberRecord_member
    }
    suspendedAt
    suspendedUntil
    ruleTitle
    suspensionWords
    suspendedBy {
      id
      name
    }
    decidedBy {
      id
      name
    }
    decidedWords
    decidedAt
    refusal
  }
`);

/** An appeal: who was suspended and why, what they answer, and the decision. */
export function AppealCard({ appeal: reference }: { appeal: FragmentType<typeof AppealCard_appeal> }) {
  const appeal = useFragmentData(AppealCard_appeal, reference);
  const { id, state, member, refusal } = appeal;
  const [outcome, setOutcome] = useState<AppealOutcome | null>(null);
  return (
    <Card as="article" aria-label={`Appeal of ${member.user.name}`}>
      <Stack gap={16}>
        <MemberRecord member={member} />
        <Part>
          <Text as="h2" variant="ui">
            The suspension
          </Text>
          <Text variant="bodySm" tone="secondary">
            {formatDate(appeal.suspendedAt)},{" "}
            {appeal.suspendedUntil ? `until ${formatMoment(appeal.suspendedUntil)}` : "for good"}
            {appeal.ruleTitle && ` · ${appeal.ruleTitle}`} · by {appeal.suspendedBy?.name ?? "the operator"}
          </Text>
          {appeal.suspensionWords && <Words dir="auto">{appeal.suspensionWords}</Words>}
        </Part>
        <Part>
          <Text as="h2" variant="ui">
            Their appeal
          </Text>
          <Text variant="meta" tone="tertiary">
            <time dateTime={appeal.createdAt} title={fullDate(appeal.createdAt)}>
              {formatAgo(appeal.createdAt)}
            </time>
          </Text>
          <Words dir="auto">{appeal.words}</Words>
        </Part>
        {state === "OPEN" ? (
          <Stack gap={8}>
            {refusal && (
              <Text variant="bodySm" tone="secondary" role="status">
                {refusal}
              </Text>
            )}
            <Stack direction="row" gap={8} wrap>
              <Button variant="tonal" disabled={Boolean(refusal)} onClick={() => setOutcome("GRANT")}>
                Lift the suspension
              </Button>
              <Button variant="outline" disabled={Boolean(refusal)} onClick={() => setOutcome("REFUSE")}>
                Refuse
              </Button>
            </Stack>
          </Stack>
        ) : (
          <Part>
            <Text as="h2" variant="ui">
              {state === "GRANTED" ? "Granted: the suspension was lifted" : "Refused: the suspension stays"}
            </Text>
            <Text variant="meta" tone="tertiary">
              {appeal.decidedBy?.name ?? "The operator"}
              {appeal.decidedAt && `, ${formatMoment(appeal.decidedAt)}`}
            </Text>
            {appeal.decidedWords && <Words dir="auto">{appeal.decidedWords}</Words>}
          </Part>
        )}
      </Stack>
      {outcome && (
        <Suspense>
          <AppealDialog id={id} outcome={outcome} name={member.user.name} onClose={() => setOutcome(null)} />
        </Suspense>
      )}
    </Card>
  );
}

const Part = styled.section(({ theme }) => ({ display: "grid", gap: theme.space(4) }));
const Words = styled.p(({ theme }) => ({
  margin: 0,
  paddingInlineStart: theme.space(12),
  borderInlineStart: `3px solid ${theme.color.border.default}`,
  ...theme.type.bodySm,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
}));
