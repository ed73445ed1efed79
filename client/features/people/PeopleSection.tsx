import styled from "@emotion/styled";
import { useId } from "react";
import type { ReactNode } from "react";
import { Card } from "#client/ui/layout/Card.tsx";
import { Text } from "#client/ui/text/Text.tsx";

interface PeopleSectionProps {
  title: string;
  /** The number of people in all; null while it is loading. */
  count?: number | null;
  children: ReactNode;
}

/** A titled card with a list of people. */
export function PeopleSection({ title, count = null, children }: PeopleSectionProps) {
  const id = useId();
  return (
    <Frame as="section" aria-labelledby={id}>
      <Text as="h2" variant="h2" id={id} tabIndex={-1} style={{ outline: "none" }}>
        {title}
        {count !== null && count > 0 && <Count>{` (${count})`}</Count>}
      </Text>
      {children}
    </Frame>
  );
}

/** The place of the rows, which scrolls once they are higher than the list may be. */
export const Scroller = styled.div<{ height: number }>(({ theme, height }) => ({
  marginInline: `-${theme.space(4)}`,
  outlineOffset: -2,
  maxHeight: height,
  overflowY: "auto",
  overscrollBehavior: "contain",
  // On phones a list within the page that scrolls would cut its rows, and the page scrolls anyway.
  [theme.mq.belowMd]: { maxHeight: "none", overflowY: "visible" },
}));

const Frame = styled(Card)(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space(12),
}));
const Count = styled.span(({ theme }) => ({
  color: theme.color.text.tertiary,
  fontWeight: 450,
  fontVariantNumeric: "tabular-nums",
}));
