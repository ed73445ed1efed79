import { keyframes } from "@emotion/react";
import styled from "@emotion/styled";
import { RefreshCw } from "lucide-react";
import type { Ref } from "react";
import { visuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { IconButton } from "#client/ui/controls/IconButton.tsx";
import { TabBar } from "#client/ui/controls/TabBar.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import type { FeedView } from "./feedView.ts";
import { OrderButton } from "./OrderButton.tsx";

const TABS = [
  { value: "FOLLOWING", label: "Following" },
  { value: "EVERYTHING", label: "Everything" },
] as const;

interface FeedBarProps {
  /** The ids of the heading and of the panel below. */
  ids: { heading: string; panel: string };
  /** Null until it is known. */
  view: FeedView | null;
  onChoose: (part: Partial<FeedView>) => void;
  isRefreshing: boolean;
  onRefresh: () => void;
  /** The top of the feed: where the bar stands before it sticks. */
  top: Ref<HTMLDivElement>;
  /** The heading. */
  ref: Ref<HTMLHeadingElement>;
}

/** The heading of the feed with its tabs, its order and the button that reads it again. It stays in view. */
export function FeedBar({ ids, view, onChoose, isRefreshing, onRefresh, top, ref }: FeedBarProps) {
  return (
    <>
      <Top ref={top} />
      <Bar data-feed-bar>
        <Heading as="h1" variant="h2" id={ids.heading} ref={ref} tabIndex={-1}>
          Feed
        </Heading>
        <TabBar
          label="Posts in your feed"
          value={view?.scope ?? null}
          options={TABS}
          panelId={ids.panel}
          onValueChange={(scope) => onChoose({ scope })}
        />
        <End>
          <OrderButton order={view?.order ?? "LATEST"} onChoose={(order) => onChoose({ order })} />
          <IconButton
            label="Refresh"
            icon={<Turning aria-hidden data-turning={isRefreshing} />}
            disabled={isRefreshing}
            onClick={onRefresh}
          />
        </End>
      </Bar>
    </>
  );
}

// It takes no space: the margin cancels the gap that its parent adds.
const Top = styled.div(({ theme }) => ({ marginBlockEnd: `-${theme.space(16)}` }));

const Bar = styled.div(({ theme }) => ({
  position: "sticky",
  top: `calc(${theme.size.headerPhone}px + var(--above-header))`,
  zIndex: theme.z.header - 1,
  display: "flex",
  alignItems: "center",
  gap: theme.space(12),
  height: "var(--feed-bar)",
  // The space to the posts below belongs to the bar, so that a card does not show between the two.
  marginBlock: `-${theme.space(8)}`,
  background: theme.color.bg.canvas,
  // It is in view where it sticks: focus does not scroll.
  "& button": { scrollMarginBlockStart: -16 },
  [theme.mq.belowSm]: { paddingInline: theme.space(16) },
  // The narrowest phones have space for all of it, but not between.
  "@media (max-width: 23.74em)": { gap: theme.space(4), paddingInline: theme.space(8) },
  [theme.mq.md]: { top: `calc(${theme.size.header}px + var(--above-header))` },
  // On two lines it would cover too much of a phone: it scrolls away.
  [theme.mq.largeText]: { position: "static", flexWrap: "wrap", height: "auto", paddingBlock: theme.space(8) },
}));

// On phones the tabs take its place.
const Heading = styled(Text)(({ theme }) => ({ [theme.mq.belowSm]: visuallyHidden }));

const End = styled.div(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: theme.space(4),
  marginInlineStart: "auto",
  marginInlineEnd: `-${theme.space(8)}`,
}));

const turn = keyframes({ to: { transform: "rotate(1turn)" } });

const Turning = styled(RefreshCw)({
  "@media (prefers-reduced-motion: no-preference)": {
    "&[data-turning=true]": { animation: `${turn} 900ms linear infinite` },
  },
});
