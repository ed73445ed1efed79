import styled from "@emotion/styled";
import { Megaphone, Wrench, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { serverNow } from "#client/lib/text/serverClock.ts";
import { IconButton } from "#client/ui/controls/IconButton.tsx";
import { dismissAnnouncement, dismissedAnnouncement } from "./dismissedAnnouncement.ts";

export interface NoticesProps {
  announcement: { text: string; until: string | null } | null;
  /** Why members can only read now. */
  maintenance: string | null;
}

/**
 * The bars with what everybody should read now. The reader can close an announcement; the bar about maintenance stays as
 * long as it lasts. The page leaves space for them (global.css, --notices).
 */
export function Notices({ announcement, maintenance }: NoticesProps) {
  const [dismissed, setDismissed] = useState(dismissedAnnouncement);
  const frame = useRef<HTMLDivElement>(null);
  const isOver = useIsOver(announcement?.until ?? null);
  const text = announcement && !isOver && announcement.text !== dismissed ? announcement.text : null;

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty("--notices", `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty("--notices");
    };
  }, []);

  return (
    <div ref={frame} role="status">
      {maintenance !== null && (
        <Bar data-tone="warning">
          <Wrench size="1rem" aria-hidden="true" />
          <Words>{maintenance}</Words>
        </Bar>
      )}
      {text !== null && (
        <Bar data-tone="info">
          <Megaphone size="1rem" aria-hidden="true" />
          <Words>{text}</Words>
          <IconButton
            label="Close the announcement"
            icon={<X aria-hidden="true" />}
            onClick={() => {
              dismissAnnouncement(text);
              setDismissed(text);
            }}
          />
        </Bar>
      )}
    </div>
  );
}

/** Timers of browsers take no longer time. */
const TIMER_MAX_MS = 2 ** 31 - 1;

/** Returns whether a moment has passed, also when it passes while the page is open. */
function useIsOver(until: string | null): boolean {
  const [now, setNow] = useState(serverNow);
  const left = until === null ? null : Date.parse(until) - now;
  useEffect(() => {
    if (left === null || left <= 0) return;
    const timer = setTimeout(() => setNow(serverNow()), Math.min(left, TIMER_MAX_MS));
    return () => clearTimeout(timer);
  }, [left]);
  return left !== null && left <= 0;
}

const Bar = styled.div(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: theme.space(8),
  minHeight: 44,
  paddingBlock: theme.space(4),
  paddingInline: theme.space(12),
  ...theme.type.ui,
  "& > svg": { flexShrink: 0 },
  '&[data-tone="info"]': {
    background: theme.color.info.tint,
    color: theme.color.info.tintText,
    borderTop: `1px solid ${theme.color.info.tintBorder}`,
  },
  '&[data-tone="warning"]': {
    background: theme.color.warning.tint,
    color: theme.color.warning.tintText,
    borderTop: `1px solid ${theme.color.warning.tintBorder}`,
  },
}));
const Words = styled.p({ maxWidth: "70ch", maxHeight: "6.5em", overflowY: "auto", overflowWrap: "anywhere" });
