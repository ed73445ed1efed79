import styled from "@emotion/styled";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "#client/ui/controls/Button.tsx";
import { Text } from "#client/ui/text/Text.tsx";

export interface PagerProps {
  /** The accessible name of the pages. */
  label: string;
  /** The number of the page, from 1. */
  page: number;
  pages: number;
  onPrevious: () => void;
  /** It is null on the last page. */
  onNext: (() => void) | null;
}

/** The buttons Previous and Next; it renders nothing where there is one page only. */
export function Pager({ label, page, pages, onPrevious, onNext }: PagerProps) {
  if (page === 1 && !onNext) return null;
  return (
    <Bar aria-label={label}>
      <Button variant="ghost" size="sm" icon={<ChevronLeft aria-hidden />} disabled={page === 1} onClick={onPrevious}>
        Previous
      </Button>
      <Text variant="meta" tone="tertiary" role="status">{`Page ${page} of ${Math.max(page, pages)}`}</Text>
      <Button variant="ghost" size="sm" disabled={!onNext} onClick={() => onNext?.()}>
        Next <ChevronRight aria-hidden />
      </Button>
    </Bar>
  );
}

const Bar = styled.nav(({ theme }) => ({
  // It appears with the list whose pages it turns.
  "*:has([data-skeleton]) > &": { visibility: "hidden" },
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: theme.space(8),
}));
