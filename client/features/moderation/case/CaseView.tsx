import styled from "@emotion/styled";
import { useState } from "react";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { useShortcutsOn } from "#client/features/settings/core/useShortcutsOn.ts";
import { graphql } from "#client/gql/gql.ts";
import type { ModerationOutcome } from "#client/gql/graphql.ts";
import { usePageKeys } from "#client/lib/browser/pageShortcuts.ts";
import { formatAgo } from "#client/lib/text/ago.ts";
import { fullDate } from "#client/lib/text/dates.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { MemberRecord } from "#client/features/moderation/core/MemberRecord.tsx";
import { counted, OUTCOME_NAMES, OUTCOMES } from "#client/features/moderation/core/words.ts";
import { CaseDecision } from "./CaseDecision.tsx";
import { CaseReports } from "./CaseReports.tsx";
import { OutcomeBar } from "./OutcomeBar.tsx";
import { OutcomeDialog } from "./OutcomeDialog.tsx";
import { ReportedThing } from "./ReportedThing.tsx";
import { useClaim } from "./useClaim.ts";
import { useRunning } from "./useRunning.ts";
import type { Decided } from "./useDecide.ts";

const CaseView_case = graphql(`
  fragment CaseView_case on ModerationCase {
    id
    kind
    subjectId
    state
    about
    outcomes
    refusal
    reportsCount
    firstReportedAt
    lastReportedAt
    rules {
      key
      title
      count
    }
    owner {
      ...MemberRecord_member
    }
    claim {
      mine
      until
      by {
        id
        name
      }
    }
    decision {
      ...CaseDecision_act
    }
    ...ReportedThing_case
    ...CaseReports_case
  }
`);

interface CaseViewProps {
  case: FragmentType<typeof CaseView_case>;
  onDecided: (decided: Decided) => void;
}

/**
 * A case: what was reported and by whom, whose it is, and the outcomes. While it is open here it is claimed; a case that
 * a colleague has claimed can be read, not decided.
 */
export function CaseView({ case: reference, onDecided }: CaseViewProps) {
  const one = useFragmentData(CaseView_case, reference);
  const { id, kind, state, rules, outcomes, decision, owner } = one;
  const [deciding, setDeciding] = useState<ModerationOutcome | null>(null);
  const isHeld = useRunning(one.claim?.until ?? null);
  const claim = isHeld ? (one.claim ?? null) : null;
  const isTheirs = claim !== null && !claim.mine;
  const mayDecide = state === "OPEN" && one.refusal === null && !isTheirs;
  const holding = useClaim(id, mayDecide);
  const hasKeys = useShortcutsOn();

  function choose(outcome: ModerationOutcome): void {
    if (!mayDecide || !outcomes.includes(outcome)) return;
    holding.claim();
    setDeciding(outcome);
  }

  usePageKeys(
    Object.fromEntries(OUTCOME_NAMES.map((outcome) => [OUTCOMES[outcome].key, () => choose(outcome)])),
    hasKeys,
  );

  return (
    <Frame aria-labelledby={`case-${id}`}>
      <Stack gap={4}>
        <Title as="h2" variant="h2" id={`case-${id}`} tabIndex={-1} dir="auto">
          {one.about}
        </Title>
        <Text variant="meta" tone="tertiary" as="p">
          {counted(one.reportsCount, "report")}, the first{" "}
          <time dateTime={one.firstReportedAt} title={fullDate(one.firstReportedAt)}>
            {formatAgo(one.firstReportedAt)}
          </time>
          {one.reportsCount > 1 && `, the last ${formatAgo(one.lastReportedAt)}`}
        </Text>
        <Rules aria-label="Rules named">
          {rules.map(({ key, title, count }) => (
            <li key={key}>
              {title} <Count>{count}</Count>
            </li>
          ))}
        </Rules>
      </Stack>
      {decision && <CaseDecision act={decision} caseId={id} />}
      {state === "OPEN" && (
        <OutcomeBar
          outcomes={outcomes}
          refusal={one.refusal ?? null}
          claim={claim}
          hasKeys={hasKeys}
          onChoose={choose}
        />
      )}
      <ReportedThing case={one} />
      <Part aria-labelledby={`owner-${id}`}>
        <Text as="h3" variant="ui" id={`owner-${id}`}>
          {kind === "MEMBER" ? "The member" : kind === "GROUP" ? "Its owner" : "Its author"}
        </Text>
        {owner ? (
          <MemberRecord member={owner} />
        ) : (
          <Text variant="bodySm" tone="secondary">
            The account is deleted.
          </Text>
        )}
      </Part>
      <CaseReports case={one} />
      {deciding && (
        <OutcomeDialog
          outcome={deciding}
          subject={{ caseId: id, kind, subjectId: one.subjectId, about: one.about }}
          rules={rules}
          onDecided={(decided) => {
            holding.forget();
            setDeciding(null);
            onDecided(decided);
          }}
          onClose={() => setDeciding(null)}
        />
      )}
    </Frame>
  );
}

const Frame = styled.article(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space(20),
}));
const Title = styled(Text)({ outline: "none", "&::first-letter": { textTransform: "uppercase" } });
const Rules = styled.ul(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  gap: theme.space(6),
  paddingTop: theme.space(4),
  "& > li": {
    display: "inline-flex",
    alignItems: "center",
    gap: theme.space(6),
    minHeight: 24,
    paddingInline: theme.space(8),
    borderRadius: theme.radius.tag,
    background: theme.color.danger.tint,
    color: theme.color.danger.tintText,
    ...theme.type.meta,
  },
}));
const Count = styled.b({ fontVariantNumeric: "tabular-nums" });
const Part = styled.section(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space(8),
  paddingTop: theme.space(16),
  borderTop: `1px solid ${theme.color.border.subtle}`,
}));
