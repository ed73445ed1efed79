import type { FragmentType } from "@apollo/client";
import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { useSteadyLoading } from "#client/lib/state/useSteadyLoading.ts";
import { ErrorState } from "#client/ui/states/ErrorState.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { GroupCard } from "#client/features/groups/core/GroupCard.tsx";
import type { GroupCard_group } from "#client/features/groups/core/GroupCard.tsx";

interface GroupGridProps {
  label: string;
  /** Null while they are not known. */
  groups: readonly ({ id: string } & FragmentType<typeof GroupCard_group>)[] | null;
  failure: string | null;
  onRetry: () => void;
  empty: ReactNode;
}

/** Groups as cards beside each other, in each state of their list. */
export function GroupGrid({ label, groups, failure, onRetry, empty }: GroupGridProps) {
  const isWaiting = useSteadyLoading(groups === null && failure === null);
  if (isWaiting) {
    return (
      <>
        <VisuallyHidden role="status">Loading…</VisuallyHidden>
        <Grid aria-hidden>
          {[1, 2, 3, 4].map((place) => (
            <li key={place} data-skeleton>
              <Skeleton height={236} radius={12} />
            </li>
          ))}
        </Grid>
      </>
    );
  }
  if (!groups)
    return <ErrorState title="Couldn't load groups" text={failure ?? ""} retryLabel="Retry" onRetry={onRetry} />;
  if (groups.length === 0) return empty;
  return (
    <Grid aria-label={label}>
      {groups.map((group) => (
        <GroupCard key={group.id} group={group} />
      ))}
    </Grid>
  );
}

const Grid = styled.ul(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space(16),
  margin: 0,
  padding: 0,
  listStyle: "none",
  [theme.mq.md]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
}));
