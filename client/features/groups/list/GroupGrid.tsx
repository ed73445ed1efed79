import type { FragmentType } from "@apollo/client";
import styled from "@emotion/styled";
import type { ReactNode } from "react";
import type { LoadedList } from "#client/lib/loaded.ts";
import { PagedList } from "#client/ui/states/PagedList.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { GroupCard } from "#client/features/groups/core/GroupCard.tsx";
import type { GroupCard_group } from "#client/features/groups/core/GroupCard.tsx";

interface GroupGridProps {
  label: string;
  groups: LoadedList<{ id: string } & FragmentType<typeof GroupCard_group>>;
  empty: ReactNode;
}

/** Groups as cards beside each other, in each state of their list. */
export function GroupGrid({ label, groups, empty }: GroupGridProps) {
  return (
    <PagedList list={groups} skeleton={<Waiting />} failure="Couldn't load groups" empty={empty}>
      {(items) => (
        <Grid aria-label={label}>
          {items.map((group) => (
            <GroupCard key={group.id} group={group} />
          ))}
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
        {[1, 2, 3, 4].map((number) => (
          <li key={number} data-skeleton>
            <Skeleton height={236} radius={12} />
          </li>
        ))}
      </Grid>
    </>
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
