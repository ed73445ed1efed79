import styled from "@emotion/styled";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";

/** A placeholder of notifications that are loading. */
export function NotificationSkeleton({ rows }: { rows: number }) {
  return (
    <div data-skeleton>
      <VisuallyHidden role="status">Loading notifications…</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <Row key={row}>
          <Skeleton width={44} height={44} radius="30%" />
          <Words>
            <Skeleton width={`${72 - (row % 3) * 12}%`} />
            <Skeleton width={`${88 - (row % 2) * 20}%`} height={12} />
            <Skeleton width={64} height={12} />
          </Words>
        </Row>
      ))}
    </div>
  );
}

const Row = styled.div(({ theme }) => ({
  display: "flex",
  gap: theme.space(12),
  padding: `${theme.space(12)} ${theme.space(16)}`,
}));
const Words = styled.div(({ theme }) => ({ flex: 1, display: "grid", gap: theme.space(8), paddingBlockStart: 4 }));
