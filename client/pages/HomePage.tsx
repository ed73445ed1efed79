import { lazy, Suspense, useEffect } from "react";
import { Feed } from "#client/features/feed/Feed.tsx";
import { AfterFeed } from "#client/features/feed/AfterFeed.tsx";
import { ProfileSummaryCard } from "#client/features/profiles/ProfileSummaryCard.tsx";
import { QuickAccessCard } from "#client/features/profiles/QuickAccessCard.tsx";
import { useMediaQuery } from "#client/lib/useMediaQuery.ts";
import { useScreenTitle } from "#client/lib/useScreenTitle.ts";
import { whenIdle } from "#client/lib/whenIdle.ts";
import { Columns, EndColumn, StartColumn } from "#client/ui/Columns.ts";
import { Stack } from "#client/ui/Stack.tsx";

const NewsPanel = lazy(async () => ({ default: (await import("#client/features/feed/NewsPanel.tsx")).NewsPanel }));

/** Home: the member's own card, the feed, and what the day is about. */
export function HomePage() {
  useScreenTitle("Feed");
  // The news are read only where there is room for them.
  const hasRoom = useMediaQuery("(min-width:77.5em)");
  // The first post to be opened should open at once.
  useEffect(() => whenIdle(() => void import("#client/features/posts/PostDialog.tsx").catch(() => {})), []);
  return (
    <Columns>
      <StartColumn>
        <Stack gap={16}>
          <ProfileSummaryCard />
          <QuickAccessCard />
        </Stack>
      </StartColumn>
      <Feed />
      <AfterFeed />
      <EndColumn>
        {hasRoom && (
          <Suspense>
            <NewsPanel />
          </Suspense>
        )}
      </EndColumn>
    </Columns>
  );
}
