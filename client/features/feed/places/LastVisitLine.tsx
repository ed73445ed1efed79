import styled from "@emotion/styled";
import { fullDate } from "#client/lib/text/dates.ts";
import { dayAndTime } from "#client/lib/text/dayAndTime.ts";

/** The line between what a reader has missed and what they had seen. */
export function LastVisitLine({ at }: { at: string }) {
  return (
    <Line title={fullDate(at)} data-last-visit>
      <span>You were here {dayAndTime(at)}</span>
    </Line>
  );
}

const Line = styled.div(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: theme.space(12),
  minHeight: 20,
  color: theme.color.text.secondary,
  ...theme.type.meta,
  "&::before, &::after": { content: '""', flex: 1, borderTop: `1px solid ${theme.color.border.control}` },
  [theme.mq.belowSm]: { paddingInline: theme.space(16) },
}));
