import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import { ArrowDown, ArrowUp } from "lucide-react";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";

/** The pill shows at most this number of new posts. */
const CAP = 20;

interface NewPostsPillProps {
  count: number;
  /** The outcome of loading new posts. */
  announcement: string;
  onShow: () => void;
  /** Scrolls back to where the member read before; null when that is not offered. */
  onBack: (() => void) | null;
  hasKeys: boolean;
}

/**
 * Shows that there are new posts and loads them on a press. It is always in the page, because a live region announces
 * only changes.
 */
export function NewPostsPill({ count, announcement, onShow, onBack, hasKeys }: NewPostsPillProps) {
  const words = count === 1 ? "1 new post" : `${count > CAP ? `${CAP}+` : count} new posts`;
  return (
    <PillPosition>
      <VisuallyHidden role="status">{count > 0 ? words : announcement}</VisuallyHidden>
      {onBack && (
        <Pill type="button" data-quiet onClick={onBack}>
          <ArrowDown aria-hidden size="1rem" strokeWidth={2} />
          Back to where you were
        </Pill>
      )}
      {count > 0 && !onBack && (
        <Pill type="button" onClick={onShow} {...(hasKeys && { "aria-keyshortcuts": "." })}>
          <ArrowUp aria-hidden size="1rem" strokeWidth={2} />
          {words}
        </Pill>
      )}
    </PillPosition>
  );
}

const arrive = keyframes({ from: { opacity: 0, transform: "translateY(-8px)" } });

/** The pill floats over the top of the feed and takes no space, so that nothing moves when it appears. */
const PillPosition = styled.div(({ theme }) => ({
  position: "sticky",
  top: `calc(${theme.size.headerPhone + 12}px + var(--above-header) + var(--feed-bar))`,
  zIndex: theme.z.header - 1,
  height: 0,
  // The margin cancels the gap that its parent adds between children.
  marginBlockEnd: `-${theme.space(16)}`,
  display: "flex",
  justifyContent: "center",
  alignItems: "flex-start",
  [theme.mq.md]: { top: `calc(${theme.size.header + 12}px + var(--above-header) + var(--feed-bar))` },
}));

const Pill = styled.button(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  gap: theme.space(6),
  height: 36,
  paddingInline: theme.space(16),
  border: 0,
  borderRadius: theme.radius.pill,
  background: theme.color.primary.solid,
  color: theme.color.primary.on,
  boxShadow: theme.shadow.menu,
  ...theme.type.ui,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  cursor: "pointer",
  "&:hover": { background: theme.color.primary.hover },
  "&[data-quiet]": {
    background: theme.color.bg.raised,
    color: theme.color.text.primary,
    border: `1px solid ${theme.color.border.control}`,
    "&:hover": { background: theme.color.bg.hover },
  },
  "@media (pointer: coarse)": { height: 44 },
  "@media (prefers-reduced-motion: no-preference)": { animation: `${arrive} ${theme.motion.base}` },
}));
