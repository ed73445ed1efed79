import styled from "@emotion/styled";
import { X } from "lucide-react";
import { Suspense, useState } from "react";
import { Chip } from "#client/features/bookmarks/chip.ts";
import { SectionHead } from "#client/features/moderation/core/SectionHead.tsx";
import { useModerationCache } from "#client/features/moderation/core/useModerationCache.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { ShowMore } from "#client/ui/controls/ShowMore.tsx";
import { SelectField } from "#client/ui/forms/SelectField.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { Column } from "#client/ui/layout/Columns.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { lazyPart } from "#client/ui/overlays/lazyPart.tsx";
import { EmptyState } from "#client/ui/states/EmptyState.tsx";
import { PagedList } from "#client/ui/states/PagedList.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { LogEntry } from "./LogEntry.tsx";
import { ACTION_NAMES, subjectName } from "./logWords.ts";
import { useLogSearch, useStaffLog } from "./useStaffLog.ts";

const UndoDialog = lazyPart(async () => ({ default: (await import("./UndoDialog.tsx")).UndoDialog }));

/** What moderators and admins did, to whom and why; each act can be undone from here. */
export function StaffLog() {
  useModerationCache();
  const { search, change } = useLogSearch();
  const list = useStaffLog(search);
  const [undoing, setUndoing] = useState<{ id: string; deed: string } | null>(null);
  const isFiltered = search.action !== null || search.actorId !== null || search.subject !== null;
  const clear = () => change({ action: null, actorId: null, subject: null });
  return (
    <Column>
      <Stack gap={16}>
        <SectionHead title="Log of staff" />
        <Filters>
          <SelectField
            label="Act"
            value={search.action ?? ""}
            options={[
              { value: "", label: "All" },
              ...ACTION_NAMES,
              // An act that has no name here is still a filter.
              ...(search.action !== null && !ACTION_NAMES.some(({ value }) => value === search.action)
                ? [{ value: search.action, label: search.action }]
                : []),
            ]}
            onChange={(event) => change({ action: event.target.value || null })}
          />
          <Chips role="group" aria-label="Filters">
            {search.actorId !== null && (
              <Chip type="button" aria-pressed onClick={() => change({ actorId: null })}>
                One person <X aria-hidden />
              </Chip>
            )}
            {search.subject !== null && (
              <Chip type="button" aria-pressed onClick={() => change({ subject: null })}>
                About {subjectName(search.subject)} <X aria-hidden />
              </Chip>
            )}
            {isFiltered && (
              <Button variant="ghost" size="sm" onClick={clear}>
                Clear
              </Button>
            )}
          </Chips>
        </Filters>
        <PagedList
          list={list}
          onCard
          skeleton={
            <Card data-skeleton>
              <VisuallyHidden role="status">Loading the log…</VisuallyHidden>
              <Stack gap={16}>
                {[0, 1, 2, 3].map((row) => (
                  <Stack key={row} gap={6}>
                    <Skeleton width="60%" />
                    <Skeleton width="35%" height={12} />
                  </Stack>
                ))}
              </Stack>
            </Card>
          }
          failure="Couldn't load the log"
          empty={<EmptyState scene="shelf" title={isFiltered ? "No act matches" : "Nothing was done yet"} />}
        >
          {(entries) => (
            <Stack gap={16}>
              <Entries as="ol" aria-label="Acts" aria-busy={list.isLoading || undefined}>
                {entries.map((entry) => (
                  <li key={entry.id}>
                    <LogEntry entry={entry} onFilter={change} onUndo={setUndoing} />
                  </li>
                ))}
              </Entries>
              <ShowMore list={list} label="Show more" />
            </Stack>
          )}
        </PagedList>
      </Stack>
      {undoing && (
        <Suspense>
          <UndoDialog {...undoing} onUndone={list.refetch} onClose={() => setUndoing(null)} />
        </Suspense>
      )}
    </Column>
  );
}

const Filters = styled.div(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: theme.space(12),
  "& > :first-of-type": { flex: "0 1 240px" },
  [theme.mq.belowSm]: { paddingInline: theme.space(16) },
}));
const Chips = styled.div(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: theme.space(8),
  minHeight: 44,
}));
const Entries = styled(Card)(({ theme }) => ({
  paddingBlock: 0,
  "& > li": { paddingBlock: theme.space(16), borderBottom: `1px solid ${theme.color.border.subtle}` },
  "& > li:last-of-type": { borderBottom: 0 },
}));
