import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { messageOf } from "#client/apollo/errors.ts";
import type { LoadedList } from "#client/lib/loaded.ts";
import { EmptyState } from "#client/ui/states/EmptyState.tsx";
import { ErrorState } from "#client/ui/states/ErrorState.tsx";
import { PagedList } from "#client/ui/states/PagedList.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { Tile } from "./ConnectionCard.tsx";

interface ConnectionGridProps<T> {
  people: LoadedList<T>;
  /** The text when the people could not be loaded. */
  failure: string;
  empty: string;
  /** The action of an empty list. */
  action?: ReactNode;
  children: (person: T) => ReactNode;
}

/** People as cards beside each other, in each state of their list. */
export function ConnectionGrid<T>({ people, failure, empty, action, children }: ConnectionGridProps<T>) {
  return (
    <PagedList
      list={people}
      skeleton={<Waiting />}
      failure={
        <ErrorState title={failure} text={people.error ? messageOf(people.error, "") : ""} onRetry={people.retry} />
      }
      empty={<EmptyState scene="bench" title={empty} action={action} />}
    >
      {(items) => (
        <Grid aria-label="People" aria-busy={people.isLoading || undefined}>
          {items.map(children)}
        </Grid>
      )}
    </PagedList>
  );
}

function Waiting() {
  return (
    <>
      <VisuallyHidden role="status">Loading…</VisuallyHidden>
      <Grid aria-hidden>
        {[1, 2, 3].map((number) => (
          <Tile key={number} data-skeleton>
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

const Grid = styled.ul(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space(12),
  margin: 0,
  padding: 0,
  listStyle: "none",
  [theme.mq.md]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  [theme.mq.xl]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
}));
