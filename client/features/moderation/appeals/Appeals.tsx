import { useSearchParams } from "react-router-dom";
import type { AppealState } from "#client/gql/graphql.ts";
import { Tabs } from "#client/ui/controls/Tabs.tsx";
import { ShowMore } from "#client/ui/controls/ShowMore.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { Column } from "#client/ui/layout/Columns.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { EmptyState } from "#client/ui/states/EmptyState.tsx";
import { PagedList } from "#client/ui/states/PagedList.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { SectionHead } from "#client/features/moderation/core/SectionHead.tsx";
import { useModerationCache } from "#client/features/moderation/core/useModerationCache.ts";
import { AppealCard } from "./AppealCard.tsx";
import { useAppeals } from "./useAppeals.ts";

const STATES: readonly { value: AppealState; label: string }[] = [
  { value: "OPEN", label: "Open" },
  { value: "GRANTED", label: "Granted" },
  { value: "REFUSED", label: "Refused" },
];
const EMPTY: Readonly<Record<AppealState, string>> = {
  OPEN: "No appeals to decide.",
  GRANTED: "No appeal was granted yet.",
  REFUSED: "No appeal was refused yet.",
};

/** The appeals of suspended members, by state. */
export function Appeals() {
  useModerationCache();
  const [params, setParams] = useSearchParams();
  const state = STATES.find(({ value }) => value.toLowerCase() === params.get("state"))?.value ?? "OPEN";
  const choose = (value: AppealState) =>
    setParams(value === "OPEN" ? {} : { state: value.toLowerCase() }, { replace: true, preventScrollReset: true });
  return (
    <Column>
      <Stack gap={16}>
        <SectionHead title="Appeals" />
        <Tabs label="State of appeals" value={state} options={STATES} onValueChange={choose}>
          <AppealList key={state} state={state} />
        </Tabs>
      </Stack>
    </Column>
  );
}

function AppealList({ state }: { state: AppealState }) {
  const list = useAppeals(state);
  return (
    <PagedList
      list={list}
      onCard
      skeleton={
        <Card data-skeleton>
          <VisuallyHidden role="status">Loading the appeals…</VisuallyHidden>
          <Stack gap={12}>
            <Skeleton width="50%" height={44} />
            <Skeleton />
            <Skeleton width="80%" />
          </Stack>
        </Card>
      }
      failure="Couldn't load the appeals"
      empty={<EmptyState scene="shelf" title={EMPTY[state]} />}
    >
      {(appeals) => (
        <Stack gap={16}>
          <Stack as="ul" gap={16} aria-label="Appeals">
            {appeals.map((appeal) => (
              <li key={appeal.id}>
                <AppealCard appeal={appeal} />
              </li>
            ))}
          </Stack>
          <ShowMore list={list} label="Show more" />
        </Stack>
      )}
    </PagedList>
  );
}
