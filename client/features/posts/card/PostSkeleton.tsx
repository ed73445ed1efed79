import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";

/** A placeholder of a post that is loading: it has line by line the heights of a card. */
export function PostSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <Late aria-hidden>
      <Stack direction="row" gap={12} align="center">
        <Skeleton width={44} height={44} radius="30%" />
        <Stack gap={8} css={{ flex: 1 }}>
          <Skeleton width="38%" height={14} />
          <Skeleton width="22%" height={12} />
        </Stack>
      </Stack>
      <Stack gap={6}>
        <Line height={25}>
          <Skeleton width="64%" height={18} />
        </Line>
        <div>
          {Array.from({ length: lines }, (_, line) => (
            <Line key={line} height={25}>
              <Skeleton width={line === lines - 1 ? "72%" : "100%"} height={13} />
            </Line>
          ))}
        </div>
      </Stack>
      <Stack direction="row" gap={6}>
        <Skeleton width={64} height={24} radius={4} />
        <Skeleton width={56} height={24} radius={4} />
        <Skeleton width={72} height={24} radius={4} />
      </Stack>
      <Foot>
        <Skeleton width={48} height={16} />
        <Skeleton width={104} height={16} />
      </Foot>
    </Late>
  );
}

const appear = keyframes({ from: { opacity: 0 } });

/** A post that arrives within 150 ms never shows its skeleton. */
const Late = styled.div(({ theme }) => ({
  display: "flex",
  flexDirection: "column",
  gap: theme.space(12),
  animation: `${appear} 120ms 150ms backwards`,
}));

const Line = styled.div<{ height: number }>(({ height }) => ({ display: "flex", alignItems: "center", height }));

const Foot = styled.div(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: theme.space(32),
  height: 45,
  paddingBlockStart: theme.space(8),
  borderBlockStart: `1px solid ${theme.color.border.subtle}`,
}));
