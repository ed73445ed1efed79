import { Stack } from "#client/ui/layout/Stack.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";

/** The place of a case while it is loading. */
export function CaseSkeleton() {
  return (
    <Stack gap={16} data-skeleton>
      <VisuallyHidden role="status">Loading the case…</VisuallyHidden>
      <Skeleton width="60%" height={28} />
      <Skeleton width="40%" />
      <Skeleton height={120} radius={12} />
      <Skeleton height={44} radius={12} />
      <Skeleton height={96} radius={12} />
      <Skeleton height={96} radius={12} />
    </Stack>
  );
}
