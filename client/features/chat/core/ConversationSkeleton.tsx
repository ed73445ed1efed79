import styled from "@emotion/styled";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";

/** A placeholder of conversations that are loading. */
export function ConversationSkeleton({ rows }: { rows: number }) {
  return (
    <div data-skeleton>
      <VisuallyHidden role="status">Loading conversations…</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <Row key={row}>
          <Skeleton width={44} height={44} radius="30%" />
          <Words>
            <Skeleton width={`${56 - (row % 3) * 10}%`} />
            <Skeleton width={`${84 - (row % 2) * 18}%`} height={12} />
          </Words>
        </Row>
      ))}
    </div>
  );
}

const Row = styled.div(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: theme.space(12),
  minHeight: 68,
  paddingInline: theme.space(16),
}));
const Words = styled.div(({ theme }) => ({ flex: 1, display: "grid", gap: theme.space(8) }));
