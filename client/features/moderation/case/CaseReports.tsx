import styled from "@emotion/styled";
import { useId } from "react";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { PersonLink } from "#client/features/people/PersonLink.tsx";
import { graphql } from "#client/gql/gql.ts";
import { formatAgo } from "#client/lib/text/ago.ts";
import { fullDate } from "#client/lib/text/dates.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { counted, recordOf } from "#client/features/moderation/core/words.ts";

const CaseReports_case = graphql(`
  fragment CaseReports_case on ModerationCase {
    id
    reportsCount
    reports {
      id
      ruleTitle
      text
      createdAt
      reporter {
        id
        ...Person_person
      }
      reporterReports
      reporterDecided
      reporterUpheld
    }
  }
`);

/** Who reported it, with their words and how often they were right before. */
export function CaseReports({ case: reference }: { case: FragmentType<typeof CaseReports_case> }) {
  const { reports, reportsCount } = useFragmentData(CaseReports_case, reference);
  const titleId = useId();
  const rest = reportsCount - reports.length;
  return (
    <Frame aria-labelledby={titleId}>
      <Text as="h3" variant="ui" id={titleId}>
        Reports
      </Text>
      <Stack as="ul" gap={16} aria-labelledby={titleId}>
        {reports.map((report) => (
          <Stack as="li" key={report.id} gap={6}>
            <PersonLink person={report.reporter} size={32}>
              <Text variant="meta" tone="tertiary" as="div">
                {counted(report.reporterReports, "report")},{" "}
                {recordOf({ decided: report.reporterDecided, upheld: report.reporterUpheld })}
              </Text>
            </PersonLink>
            <Said>
              <Text variant="meta" tone="secondary" as="div">
                {report.ruleTitle} ·{" "}
                <time dateTime={report.createdAt} title={fullDate(report.createdAt)}>
                  {formatAgo(report.createdAt)}
                </time>
              </Text>
              {report.text && (
                <Quote variant="bodySm" as="blockquote" dir="auto">
                  {report.text}
                </Quote>
              )}
            </Said>
          </Stack>
        ))}
      </Stack>
      {rest > 0 && (
        <Text variant="meta" tone="tertiary" as="p">
          And {counted(rest, "more report", "more reports")}.
        </Text>
      )}
    </Frame>
  );
}

const Frame = styled.section(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space(12),
  paddingTop: theme.space(16),
  borderTop: `1px solid ${theme.color.border.subtle}`,
}));
const Said = styled.div(({ theme }) => ({ display: "grid", gap: theme.space(2), paddingInlineStart: "2.75rem" }));
const Quote = styled(Text)({ whiteSpace: "pre-wrap" });
