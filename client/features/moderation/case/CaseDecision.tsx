import styled from "@emotion/styled";
import { useState } from "react";
import { messageOf } from "#client/apollo/errors.ts";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { graphql } from "#client/gql/gql.ts";
import { formatDate, formatMoment } from "#client/lib/text/dates.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { toast } from "#client/ui/toasts/toast.ts";
import { useUndoAct } from "#client/features/moderation/core/useUndoAct.ts";
import { OUTCOMES } from "#client/features/moderation/core/words.ts";
import { useReadAgain } from "#client/features/moderation/core/useReadAgain.ts";

const CaseDecision_act = graphql(`
  fragment CaseDecision_act on ModerationAct {
    id
    outcome
    ruleTitle
    words
    until
    createdAt
    undoneAt
    by {
      id
      name
    }
  }
`);

interface CaseDecisionProps {
  act: FragmentType<typeof CaseDecision_act>;
  caseId: string;
}

/** How a case was decided, and a button that takes it back. */
export function CaseDecision({ act: reference, caseId }: CaseDecisionProps) {
  const act = useFragmentData(CaseDecision_act, reference);
  const undo = useUndoAct();
  const readAgain = useReadAgain();
  const [isBusy, setBusy] = useState(false);

  async function takeBack(): Promise<void> {
    setBusy(true);
    try {
      await undo(act.id);
      await readAgain(caseId);
    } catch (failure) {
      toast.failure("Couldn't undo", messageOf(failure));
    }
    setBusy(false);
  }

  return (
    <Frame role="group" aria-label="Decision">
      <Text variant="ui" as="p">
        {OUTCOMES[act.outcome].done}
        {act.outcome === "SUSPEND" && (act.until ? ` until ${formatDate(act.until)}` : " for good")}
        {act.ruleTitle && ` · ${act.ruleTitle}`}
      </Text>
      {act.words && (
        <Text variant="bodySm" dir="auto" style={{ whiteSpace: "pre-wrap" }}>
          {act.words}
        </Text>
      )}
      <Text variant="meta" tone="tertiary" as="p">
        {act.by?.name ?? "The system"}, {formatMoment(act.createdAt)}
        {act.undoneAt && `. Undone ${formatMoment(act.undoneAt)}`}
      </Text>
      {!act.undoneAt && (
        <div>
          <Button variant="outline" size="sm" loading={isBusy} loadingText="Undoing…" onClick={() => void takeBack()}>
            Undo
          </Button>
        </div>
      )}
    </Frame>
  );
}

const Frame = styled.div(({ theme }) => ({
  display: "grid",
  gap: theme.space(6),
  padding: `${theme.space(12)} ${theme.space(16)}`,
  borderRadius: theme.radius.control,
  background: theme.color.bg.sunken,
}));
