import styled from "@emotion/styled";
import { useEffect, useRef } from "react";
import { useShortcutsOn } from "#client/features/settings/core/useShortcutsOn.ts";
import { usePageKeys, useShortcutList } from "#client/lib/browser/pageShortcuts.ts";
import { useMediaQuery } from "#client/lib/browser/useMediaQuery.ts";
import { visibleItems } from "#client/lib/loaded.ts";
import { Column } from "#client/ui/layout/Columns.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { SectionHead } from "#client/features/moderation/core/SectionHead.tsx";
import { useModerationCache } from "#client/features/moderation/core/useModerationCache.ts";
import { CasePane } from "#client/features/moderation/case/CasePane.tsx";
import { useDecided } from "#client/features/moderation/case/useDecided.ts";
import { BackToList } from "./BackToList.tsx";
import { CaseList } from "./CaseList.tsx";
import { QUEUE_KEYS } from "./queueKeys.ts";
import { QueueFilters } from "./QueueFilters.tsx";
import { heirOf, neighbourOf } from "./queueSearch.ts";
import { useQueue } from "./useQueue.ts";
import { useQueueChanges } from "./useQueueChanges.ts";
import { useQueueSearch } from "./useQueueSearch.ts";

/** The cases that wait for a decision, and the open one beside them; on phones one of the two at a time. */
export function ModerationQueue() {
  useModerationCache();
  const { search, openId, change, open } = useQueueSearch();
  const { list, totalCount, refetch } = useQueue(search);
  const cases = visibleItems(list);
  const { arrived, forgetArrived } = useQueueChanges(search, list.items);
  const isWide = useMediaQuery("(min-width:62.5em)");
  const hasKeys = useShortcutsOn();
  const pane = useRef<HTMLElement>(null);
  const ids = cases?.map(({ id }) => id) ?? [];
  // Where both are visible, the first case is open without a choice.
  const currentId = openId ?? (isWide ? (ids[0] ?? null) : null);

  const { handleDecided, undoLast } = useDecided({
    onLeave: (id) => open(heirOf(cases ?? [], id)),
    onBack: (id) => open(id),
  });

  function step(by: 1 | -1): void {
    const id = neighbourOf(ids, currentId, openId === null && !isWide ? 1 : by);
    if (id === null || id === currentId) return;
    open(id, { isNew: !isWide && openId === null });
  }
  usePageKeys({ j: () => step(1), k: () => step(-1), u: undoLast }, hasKeys);
  useShortcutList(QUEUE_KEYS);

  // The next case begins at its top, where the list stays in view.
  useEffect(() => {
    if (currentId === null) return;
    pane.current?.scrollTo({ top: 0 });
    document.getElementById(`row-${currentId}`)?.scrollIntoView({ block: "nearest" });
  }, [currentId]);

  return (
    <Whole>
      <Frame data-open={openId !== null || undefined}>
        <Side>
          <Stack gap={12}>
            <SectionHead title="Moderation" />
            <QueueFilters search={search} onChange={change} />
          </Stack>
          <CaseList
            list={list}
            totalCount={totalCount}
            search={search}
            openId={currentId}
            isBeside={isWide}
            arrived={arrived}
            onArrived={() => {
              forgetArrived();
              void refetch();
            }}
          />
        </Side>
        {currentId !== null && (
          <Pane ref={pane} aria-label="Case">
            <BackToList onBack={() => open(null)} />
            <CasePane key={currentId} id={currentId} onDecided={handleDecided} />
          </Pane>
        )}
      </Frame>
    </Whole>
  );
}

const Whole = styled(Column)(({ theme }) => ({ [theme.mq.belowMd]: { paddingBottom: 0 } }));
const Frame = styled.div(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space(24),
  alignItems: "start",
  "@media (max-width: 62.49em)": {
    "&[data-open] > div": { display: "none" },
    "&:not([data-open]) > section": { display: "none" },
  },
  [theme.mq.lg]: { gridTemplateColumns: "minmax(280px, 360px) minmax(0, 1fr)" },
}));
const Side = styled.div(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space(12),
  [theme.mq.lg]: {
    position: "sticky",
    top: `calc(${theme.size.header}px + ${theme.space(24)} + var(--above-header))`,
    gridTemplateRows: "auto minmax(0, 1fr)",
    maxHeight: `calc(100dvh - ${theme.size.header}px - ${theme.space(40)} - var(--above-header))`,
  },
}));
const Pane = styled.section(({ theme }) => ({
  minWidth: 0,
  background: theme.color.bg.surface,
  padding: theme.space(16),
  [theme.mq.sm]: {
    border: `1px solid ${theme.color.border.default}`,
    borderRadius: theme.radius.card,
    padding: `${theme.space(16)} ${theme.space(20)}`,
  },
}));
