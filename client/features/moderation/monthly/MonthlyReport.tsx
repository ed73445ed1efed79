import styled from "@emotion/styled";
import { formatMonth } from "#client/lib/text/dates.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { EmptyState } from "#client/ui/states/EmptyState.tsx";
import { ErrorState } from "#client/ui/states/ErrorState.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { Bars } from "./Bars.tsx";
import { formatHours, upheldOf } from "./months.ts";
import type { Month } from "./months.ts";
import { useMonths } from "./useMonths.ts";

/** What was reported, decided and appealed by month: a table, and for each month small bars. It contains no names. */
export function MonthlyReport() {
  const loaded = useMonths();
  switch (loaded.state) {
    case "waiting":
      return (
        <Card data-skeleton>
          <VisuallyHidden role="status">Loading the figures…</VisuallyHidden>
          <Stack gap={12}>
            <Skeleton width="40%" height={24} />
            <Skeleton height={160} radius={8} />
          </Stack>
        </Card>
      );
    case "failed":
      return (
        <Card>
          <ErrorState title="Couldn't load the figures" text={loaded.reason || undefined} onRetry={loaded.retry} />
        </Card>
      );
    case "ready": {
      const months = loaded.months.filter(({ reports, appeals, outcomes }) => reports + appeals + outcomes.length > 0);
      if (months.length === 0) {
        return (
          <Card>
            <EmptyState
              scene="shelf"
              title="Nothing was reported yet."
              text="The figures appear here month by month."
            />
          </Card>
        );
      }
      return (
        <Stack gap={16}>
          <Card>
            <Overview months={months} />
          </Card>
          {months.map((month) => (
            <MonthCard key={month.month} month={month} />
          ))}
        </Stack>
      );
    }
  }
}

/** The name of a month, whatever the reader's time zone. */
const nameOf = ({ month }: Month) => formatMonth(`${month}T12:00`);

function Overview({ months }: { months: readonly Month[] }) {
  return (
    <Scroller role="region" aria-label="Months" tabIndex={0}>
      <Table>
        <caption>
          <VisuallyHidden>Reports, answers and appeals by month</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">Reports</th>
            <th scope="col">Upheld</th>
            <th scope="col">Answered in</th>
            <th scope="col">Appeals</th>
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month.month}>
              <th scope="row">{nameOf(month)}</th>
              <td>{month.reports.toLocaleString("en-US")}</td>
              <td>{upheldOf(month).toLocaleString("en-US")}</td>
              <td>{formatHours(month.medianHours)}</td>
              <td>{month.appeals.toLocaleString("en-US")}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}

function MonthCard({ month }: { month: Month }) {
  const titleId = `month-${month.month}`;
  const appeals = [
    { name: "Granted", count: month.appealsGranted },
    { name: "Refused", count: month.appealsRefused },
    { name: "Open", count: month.appealsOpen },
  ].filter(({ count }) => count > 0);
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={16}>
        <Text as="h2" variant="h2" id={titleId}>
          {nameOf(month)}
        </Text>
        {month.rules.length > 0 && <Bars title="Rules that reports named" shares={month.rules} />}
        {month.outcomes.length > 0 && (
          <Bars
            title="Outcomes"
            shares={month.outcomes}
            note={
              month.medianHours === null
                ? null
                : `Half of the reports were answered within ${formatHours(month.medianHours)}.`
            }
          />
        )}
        {appeals.length > 0 && (
          <Bars
            title="Appeals"
            shares={appeals}
            note={
              month.appealsMedianHours === null
                ? null
                : `Half of the appeals were answered within ${formatHours(month.appealsMedianHours)}.`
            }
          />
        )}
      </Stack>
    </Card>
  );
}

const Scroller = styled.div({ overflowX: "auto", outlineOffset: 2 });
const Table = styled.table(({ theme }) => ({
  width: "100%",
  borderCollapse: "collapse",
  ...theme.type.bodySm,
  fontVariantNumeric: "tabular-nums",
  "& th, & td": {
    padding: `${theme.space(8)} ${theme.space(8)}`,
    borderBottom: `1px solid ${theme.color.border.subtle}`,
    textAlign: "end",
  },
  "& th:first-of-type": { textAlign: "start", paddingInlineStart: 0, whiteSpace: "nowrap" },
  "& tr > :last-child": { paddingInlineEnd: 0 },
  "& thead th": { color: theme.color.text.secondary, ...theme.type.meta },
  "& tbody th": { fontWeight: 600 },
  "& tbody tr:last-of-type > *": { borderBottom: 0 },
  [theme.mq.belowSm]: { "& th, & td": { paddingInline: theme.space(6) } },
}));
