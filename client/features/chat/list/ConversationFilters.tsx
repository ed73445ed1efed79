import styled from "@emotion/styled";
import type { ConversationFilter } from "#client/gql/graphql.ts";
import { Badge } from "#client/ui/text/Badge.tsx";

const FILTERS: readonly { value: ConversationFilter; label: string }[] = [
  { value: "ALL", label: "All" },
  { value: "UNREAD", label: "Unread" },
  { value: "GROUPS", label: "Groups" },
  { value: "REQUESTS", label: "Requests" },
];

interface ConversationFiltersProps {
  value: ConversationFilter;
  requestsCount: number;
  onChange: (filter: ConversationFilter) => void;
}

/** The filters of the list of conversations. */
export function ConversationFilters({ value, requestsCount, onChange }: ConversationFiltersProps) {
  return (
    <Row role="group" aria-label="Filter conversations">
      {FILTERS.map((filter) => (
        <Chip
          key={filter.value}
          type="button"
          aria-pressed={filter.value === value}
          onClick={() => onChange(filter.value)}
        >
          {filter.label}
          {filter.value === "REQUESTS" && <Badge count={requestsCount} label="waiting" />}
        </Chip>
      ))}
    </Row>
  );
}

const Row = styled.div(({ theme }) => ({ display: "flex", flexWrap: "wrap", gap: theme.space(6) }));
const Chip = styled.button(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space(6),
  minHeight: 28,
  paddingInline: theme.space(8),
  border: `1px solid ${theme.color.border.default}`,
  borderRadius: theme.radius.pill,
  background: "transparent",
  color: theme.color.text.secondary,
  ...theme.type.meta,
  "&:hover": { background: theme.color.bg.hover, color: theme.color.text.primary },
  "&[aria-pressed=true]": {
    background: theme.color.primary.tint,
    borderColor: theme.color.primary.tintBorder,
    color: theme.color.primary.tintText,
  },
  "@media (pointer: coarse)": { minHeight: 36, paddingInline: theme.space(12) },
  "@media (forced-colors: active)": { "&[aria-pressed=true]": { borderColor: "Highlight" } },
}));
