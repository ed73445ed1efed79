import { lazy, Suspense, useEffect } from "react";
import { Feed } from "#client/features/feed/home/Feed.tsx";
import { AfterFeed } from "#client/features/feed/home/AfterFeed.tsx";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";
import { useMediaQuery } from "#client/lib/browser/useMediaQuery.ts";
import { useScreenTitle } from "#client/lib/browser/useScreenTitle.ts";
import { whenIdle } from "#client/lib/browser/whenIdle.ts";
import { Columns, EndColumn } from "#client/ui/layout/Columns.ts";

const NewsPanel = lazy(async () => ({ default: (await import("#client/features/feed/news/NewsPanel.tsx")).NewsPanel }));

/** The home page: the feed and the topics of the day. */
export function HomePage() {
  useScreenTitle("Feed");
  // The news are loaded only where there is space for them.
  const hasRoom = useMediaQuery("(min-width:77.5em)");
  // The code of the post dialog is preloaded, so that the first post opens at once.
  useEffect(
    () => whenIdle(() => void ignoreFailure(import("#client/features/comments/post/PostDialog.tsx"), "ahead")),
    [],
  );
  return (
    <Columns>
      <div>
        <Feed />
        <AfterFeed />
      </div>
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
