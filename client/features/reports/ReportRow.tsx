import styled from "@emotion/styled";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "#client/apollo/useFragmentData.ts";
import { graphql } from "#client/gql/gql.ts";
import type { ReportState } from "#client/gql/graphql.ts";
import { formatDate } from "#client/lib/text/dates.ts";
import { TextLink } from "#client/ui/controls/TextLink.tsx";
import { Tag } from "#client/ui/text/Tag.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { capitalised } from "#server/core/text.rules";

const ReportRow_report = graphql(`
  fragment ReportRow_report on Report {
    id
    about
    path
    ruleTitle
    text
    state
    stateText
    outcome
    createdAt
    decidedAt
  }
`);

const STATES: Record<ReportState, string> = { OPEN: "Open", UPHELD: "Upheld", DISMISSED: "Dismissed" };

/** One report: what it is about, the rule, and how it stands. */
export function ReportRow(props: { report: FragmentType<typeof ReportRow_report> }) {
  const report = useFragmentData(ReportRow_report, props.report);
  const about = capitalised(report.about);
  return (
    <Item>
      <Head>
        <Text as="div" variant="ui" dir="auto">
          {report.path ? <TextLink to={report.path}>{about}</TextLink> : about}
        </Text>
        <Tag>{STATES[report.state]}</Tag>
      </Head>
      <Text as="p" variant="meta" tone="secondary" dir="auto">
        {report.ruleTitle} · Reported {formatDate(report.createdAt)}
        {report.decidedAt != null && ` · Decided ${formatDate(report.decidedAt)}`}
      </Text>
      {report.text != null && (
        <Text as="p" variant="bodySm" dir="auto">
          {report.text}
        </Text>
      )}
      <Text as="p" variant="bodySm" tone="secondary" dir="auto">
        {report.stateText}
        {report.outcome != null && ` ${report.outcome}`}
      </Text>
    </Item>
  );
}

const Item = styled.li(({ theme }) => ({
  display: "grid",
  gap: theme.space(4),
  paddingBlock: theme.space(12),
  overflowWrap: "anywhere",
  "& + &": { borderTop: `1px solid ${theme.color.border.subtle}` },
}));
const Head = styled.div(({ theme }) => ({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: theme.space(8),
}));
