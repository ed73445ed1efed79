import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { useSteadyLoading } from "#client/lib/state/useSteadyLoading.ts";
import { EmptyState } from "#client/ui/states/EmptyState.tsx";
import { ErrorState } from "#client/ui/states/ErrorState.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { Tile } from "./ConnectionCard.tsx";

interface ConnectionGridProps<T> {
  /** Null while they are not known. */
  people: readonly T[] | null;
  failure: { title: string; text?: string | undefined } | null;
  onRetry: () => void;
  empty: string;
  /** What to do where there is nobody. */
  action?: ReactNode;
  isLoading: boolean;
  children: (person: T) => ReactNode;
}

/** People as cards beside each other, in each state of their list. */
export function ConnectionGrid<T>(props: ConnectionGridProps<T>) {
  const { people, failure, onRetry, empty, action, isLoading, children } = props;
  const isWaiting = useSteadyLoading(people === null && failure === null);
  if (isWaiting) {
    return (
      <>
        <VisuallyHidden role="status">Loading…</VisuallyHidden>
        <Grid aria-hidden>
          {[1, 2, 3].map((place) => (
            <Tile key={place} data-skeleton>
              <Skeleton width={44} height={44} radius="30%" />
              <Skeleton width="70%" />
              <Skeleton height={36} />
              <Skeleton width={96} height={32} radius={8} />
            </Tile>
          ))}
        </Grid>
      </>
    );
  }
  if (!people) return <ErrorState title={failure?.title ?? ""} text={failure?.text} onRetry={onRetry} />;
  if (people.length === 0) return <EmptyState title={empty} action={action} />;
  return (
    <Grid aria-label="People" aria-busy={isLoading || undefined}>
      {people.map(children)}
    </Grid>
  );
}

const Grid = styled.ul(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space(12),
  margin: 0,
  padding: 0,
  listStyle: "none",
  [theme.mq.md]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  [theme.mq.lg]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
}));
