import styled from "@emotion/styled";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";

const WIDTHS = ["52%", "34%", "61%", "28%", "45%"];

/** A placeholder of messages that are loading. */
export function MessageSkeleton() {
  return (
    <Frame data-skeleton>
      <VisuallyHidden role="status">Loading messages…</VisuallyHidden>
      {WIDTHS.map((width, at) => (
        <Line key={width} data-own={at % 2 === 1 || undefined}>
          <Skeleton width={width} height={38} radius={12} />
        </Line>
      ))}
    </Frame>
  );
}

const Frame = styled.div(({ theme }) => ({
  flex: 1,
  display: "flex",
  flexDirection: "column",
  justifyContent: "flex-end",
  gap: theme.space(12),
  minHeight: 0,
  height: "100%",
  padding: theme.space(16),
  overflow: "hidden",
}));
const Line = styled.div({ display: "flex", "&[data-own]": { justifyContent: "flex-end" } });
