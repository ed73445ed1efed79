import styled from "@emotion/styled";
import { SlidersHorizontal } from "lucide-react";
import { useId, useState } from "react";
import { KIND, STATE } from "#client/features/moderation/core/words.ts";
import { useRulesToChoose } from "#client/features/rules/useRulesToChoose.ts";
import type { ModerationOrder, ReportKind, ReportState } from "#client/gql/graphql.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Switch } from "#client/ui/controls/Switch.tsx";
import { SelectField } from "#client/ui/forms/SelectField.tsx";
import { paramsOf, searchIn } from "./queueSearch.ts";
import type { QueueSearch } from "./queueSearch.ts";
import { SavedFilters } from "./SavedFilters.tsx";

const ANY = "";
const STATES: readonly ReportState[] = ["OPEN", "UPHELD", "DISMISSED"];
const KINDS: readonly ReportKind[] = ["POST", "COMMENT", "MESSAGE", "MEMBER", "GROUP"];
const ORDERS: readonly { value: ModerationOrder; label: string }[] = [
  { value: "OLDEST", label: "Oldest first" },
  { value: "MOST_REPORTED", label: "Most reported first" },
];
const PLAIN = searchIn(new URLSearchParams());

interface QueueFiltersProps {
  search: QueueSearch;
  onChange: (part: Partial<QueueSearch>) => void;
}

/** The filters of the queue: the saved ones as chips, all of them behind a button. */
export function QueueFilters({ search, onChange }: QueueFiltersProps) {
  const rules = useRulesToChoose().rules ?? [];
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const count = [...paramsOf(search).keys()].length;
  const known = rules.some(({ key }) => key === search.rule) || search.rule === null;
  return (
    <Frame role="search" aria-label="Cases">
      <Row>
        <Button
          variant="outline"
          size="sm"
          icon={<SlidersHorizontal aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
        >
          Filters{count > 0 && ` (${count})`}
        </Button>
        {count > 0 && (
          <Button variant="ghost" size="sm" onClick={() => onChange(PLAIN)}>
            Clear
          </Button>
        )}
        <SavedFilters search={search} onChange={onChange} />
      </Row>
      <Panel id={panelId} hidden={!isOpen}>
        <SelectField
          label="State"
          value={search.state}
          options={STATES.map((value) => ({ value, label: STATE[value] }))}
          onChange={(event) => onChange({ state: STATES.find((one) => one === event.target.value) ?? "OPEN" })}
        />
        <SelectField
          label="Kind"
          value={search.kind ?? ANY}
          options={[{ value: ANY, label: "All" }, ...KINDS.map((value) => ({ value, label: KIND[value].many }))]}
          onChange={(event) => onChange({ kind: KINDS.find((one) => one === event.target.value) ?? null })}
        />
        <SelectField
          label="Rule"
          value={search.rule ?? ANY}
          options={[
            { value: ANY, label: "All" },
            ...rules.map(({ key, title }) => ({ value: key, label: title })),
            // A rule that no longer holds is still a filter.
            ...(known ? [] : [{ value: search.rule ?? ANY, label: search.rule ?? ANY }]),
          ]}
          onChange={(event) => onChange({ rule: event.target.value || null })}
        />
        {search.state === "OPEN" && (
          <SelectField
            label="Order"
            value={search.order}
            options={ORDERS}
            onChange={(event) =>
              onChange({ order: event.target.value === "MOST_REPORTED" ? "MOST_REPORTED" : "OLDEST" })
            }
          />
        )}
        <Switch
          label={search.state === "OPEN" ? "Only mine" : "Only decided by me"}
          checked={search.mine}
          onChange={(event) => onChange({ mine: event.target.checked })}
        />
      </Panel>
    </Frame>
  );
}

const Frame = styled.div(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space(8),
  [theme.mq.belowSm]: { paddingInline: theme.space(16) },
}));
const Row = styled.div(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: theme.space(8),
  "& svg": { width: "1rem", height: "1rem" },
}));
const Panel = styled.div(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: theme.space(12),
  padding: theme.space(12),
  border: `1px solid ${theme.color.border.subtle}`,
  borderRadius: theme.radius.card,
  background: theme.color.bg.surface,
  "&[hidden]": { display: "none" },
  "& > :last-child": { gridColumn: "1 / -1" },
}));
