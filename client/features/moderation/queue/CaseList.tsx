import styled from "@emotion/styled";
import { useLocation } from "react-router-dom";
import type { LoadedPages } from "#client/lib/loaded.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { ShowMore } from "#client/ui/controls/ShowMore.tsx";
import { EmptyState } from "#client/ui/states/EmptyState.tsx";
import { PagedList } from "#client/ui/states/PagedList.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { counted } from "#client/features/moderation/core/words.ts";
import { CaseRow } from "./CaseRow.tsx";
import { isSameSearch, searchIn } from "./queueSearch.ts";
import type { QueueSearch } from "./queueSearch.ts";
import type { QueueItems } from "./useQueue.ts";

interface CaseListProps {
  list: LoadedPages<QueueItems[number]>;
  totalCount: number;
  search: QueueSearch;
  openId: string | null;
  /** True where the open case is beside the list. */
  isBeside: boolean;
  /** The number of cases that came since the list was read. */
  arrived: number;
  onArrived: () => void;
}

const PLAIN = searchIn(new URLSearchParams());

/** The cases of a search. */
export function CaseList({ list, totalCount, search, openId, isBeside, arrived, onArrived }: CaseListProps) {
  const { search: address } = useLocation();
  const isPlain = isSameSearch(search, PLAIN);
  const toCase = (id: string) => {
    const params = new URLSearchParams(address);
    params.set("case", id);
    return `?${params}`;
  };
  return (
    <Frame>
      <Head>
        <Text variant="meta" tone="tertiary" role="status">
          {list.items && list.state !== "waiting" && list.items.length > 0 && counted(totalCount, "case")}
        </Text>
        {arrived > 0 && (
          <Button variant="tonal" size="sm" onClick={onArrived}>
            {arrived} new
          </Button>
        )}
      </Head>
      {list.items && list.error && !list.isLoading && list.more !== "failed" && (
        <Outdated role="alert">
          <Text variant="bodySm">Couldn't load the newest cases.</Text>
          <Button variant="outline" size="sm" onClick={list.retry}>
            Try Again
          </Button>
        </Outdated>
      )}
      <Scroller>
        <PagedList
          list={list}
          skeleton={<Rows />}
          failure="Couldn't load the queue"
          empty={
            isPlain ? (
              <EmptyState scene="shelf" title="Nothing to review." text="New reports appear here by themselves." />
            ) : (
              <EmptyState scene="shelf" title="No case matches" text="Choose other filters, or clear them." />
            )
          }
        >
          {(cases) => (
            <>
              <ul aria-label="Cases" aria-busy={list.isLoading || undefined}>
                {cases.map((one) => (
                  <li key={one.id} id={`row-${one.id}`}>
                    <CaseRow case={one} to={toCase(one.id)} isOpen={one.id === openId} replaces={isBeside} />
                  </li>
                ))}
              </ul>
              <More>
                <ShowMore list={list} label="Show more" size="sm" />
              </More>
            </>
          )}
        </PagedList>
      </Scroller>
    </Frame>
  );
}

function Rows() {
  return (
    <div data-skeleton>
      <VisuallyHidden role="status">Loading the queue…</VisuallyHidden>
      {[0, 1, 2, 3, 4].map((row) => (
        <Waiting key={row}>
          <Skeleton width="70%" />
          <Skeleton width="90%" height={12} />
          <Skeleton width="40%" height={20} />
        </Waiting>
      ))}
    </div>
  );
}

const Frame = styled.div(({ theme }) => ({
  display: "flex",
  flexDirection: "column",
  gap: theme.space(8),
  minHeight: 0,
}));
const Head = styled.div(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: 32,
  [theme.mq.belowSm]: { paddingInline: theme.space(16) },
}));
const Outdated = styled.div(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space(8),
  [theme.mq.belowSm]: { paddingInline: theme.space(16) },
}));
const Scroller = styled.div(({ theme }) => ({
  minHeight: 0,
  background: theme.color.bg.surface,
  borderBlock: `1px solid ${theme.color.border.default}`,
  "& li:last-of-type > a": { borderBottom: 0 },
  [theme.mq.sm]: { border: `1px solid ${theme.color.border.default}`, borderRadius: theme.radius.card },
  [theme.mq.lg]: { overflowY: "auto", overscrollBehavior: "contain" },
}));
const More = styled.div(({ theme }) => ({ padding: theme.space(12), "&:empty": { display: "none" } }));
const Waiting = styled.div(({ theme }) => ({
  display: "grid",
  gap: theme.space(6),
  padding: `${theme.space(12)} ${theme.space(16)}`,
  borderBottom: `1px solid ${theme.color.border.subtle}`,
}));
