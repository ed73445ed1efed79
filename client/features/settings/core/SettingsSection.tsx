import styled from "@emotion/styled";
import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { onFirstMove } from "#client/lib/browser/firstMove.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { Text } from "#client/ui/text/Text.tsx";

interface SettingsSectionProps {
  /** The fragment of the address that leads here. */
  id: string;
  title: string;
  children: ReactNode;
}

/** One section of the settings; its rows are divided by hairlines. */
export function SettingsSection({ id, title, children }: SettingsSectionProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  const isNamed = hash === `#${id}`;
  // Whoever comes by a link to this section arrives before it is there, so the browser has not gone to it.
  useEffect(() => {
    if (!isNamed || !frame.current) return undefined;
    frame.current.focus({ preventScroll: true });
    return stayAt(frame.current);
  }, [isNamed]);
  return (
    <Frame ref={frame} as="section" id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <Text id={`${id}-title`} variant="h2">
        {title}
      </Text>
      <Rows>{children}</Rows>
    </Frame>
  );
}

/** Keeps a section at the top while those above it are still loading, until the member moves. Returns how to end it. */
function stayAt(section: HTMLElement): () => void {
  const growth = new ResizeObserver(() => section.scrollIntoView());
  for (let above = section.previousElementSibling; above; above = above.previousElementSibling) growth.observe(above);
  const stopWaiting = onFirstMove(() => growth.disconnect());
  section.scrollIntoView();
  return () => {
    stopWaiting();
    growth.disconnect();
  };
}

/** One setting, or one action. */
export const SettingRow = styled.div(({ theme }) => ({
  display: "flex",
  flexDirection: "column",
  gap: theme.space(4),
  paddingBlock: theme.space(16),
}));

const Frame = styled(Card)(({ theme }) => ({
  outline: "none",
  // The strip of links is above it, where there is one column.
  scrollMarginTop: 60,
  [theme.mq.xl]: { scrollMarginTop: 0 },
  paddingBottom: theme.space(4),
  [theme.mq.belowSm]: { paddingBottom: theme.space(4) },
}));
const Rows = styled.div(({ theme }) => ({
  "& > * + *": { borderTop: `1px solid ${theme.color.border.subtle}` },
}));
