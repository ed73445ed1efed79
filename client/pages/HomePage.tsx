import styled from "@emotion/styled";
import { useEffect } from "react";
import { Feed } from "#client/features/feed/Feed.tsx";
import { ProfileSummaryCard } from "#client/features/profiles/ProfileSummaryCard.tsx";
import { QuickAccessCard } from "#client/features/profiles/QuickAccessCard.tsx";
import { useScreenTitle } from "#client/lib/useScreenTitle.ts";
import { whenIdle } from "#client/lib/whenIdle.ts";
import { Stack } from "#client/ui/Stack.tsx";

/** Home: the member's own card beside the feed. */
export function HomePage() {
  useScreenTitle("Feed");
  // The first post to be opened should open at once.
  useEffect(() => whenIdle(() => void import("#client/features/posts/PostDialog.tsx").catch(() => {})), []);
  return (
    <Grid>
      <Side>
        <Stack gap={16}>
          <ProfileSummaryCard />
          <QuickAccessCard />
        </Stack>
      </Side>
      <Feed />
    </Grid>
  );
}

const Grid = styled.div(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 640px)",
  justifyContent: "center",
  alignItems: "start",
  gap: theme.space(24),
  paddingBlock: theme.space(16),
  [theme.mq.sm]: { paddingInline: theme.space(16) },
  [theme.mq.md]: { paddingBlock: theme.space(24) },
  [theme.mq.lg]: { gridTemplateColumns: "240px minmax(0, 620px)" },
  // As wide as the header's content; the outer columns balance each other, so the feed stands in the middle.
  [theme.mq.xl]: { gridTemplateColumns: "256px minmax(0, 648px) 256px" },
}));

const Side = styled.aside(({ theme }) => ({
  display: "none",
  [theme.mq.lg]: {
    display: "block",
    position: "sticky",
    top: "calc(84px + var(--above-header))",
    maxHeight: "calc(100dvh - 100px - var(--above-header))",
    overflow: "auto",
  },
}));
