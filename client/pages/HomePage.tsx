import { useEffect } from "react";
import { Feed } from "#client/features/feed/home/Feed.tsx";
import { AfterFeed } from "#client/features/feed/home/AfterFeed.tsx";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";
import { useScreenTitle } from "#client/lib/browser/useScreenTitle.ts";
import { whenIdle } from "#client/lib/browser/whenIdle.ts";
import { Columns } from "#client/ui/layout/Columns.ts";
import { EndColumn } from "#client/ui/layout/EndColumn.tsx";
import { lazyPart } from "#client/ui/overlays/lazyPart.tsx";

const NewsPanel = lazyPart(async () => ({
  default: (await import("#client/features/feed/news/NewsPanel.tsx")).NewsPanel,
}));

/** Most members never see it. */
const EmptyFollowing = lazyPart(async () => ({
  default: (await import("./home/EmptyFollowing.tsx")).EmptyFollowing,
}));
const FollowChoice = lazyPart(async () => ({ default: (await import("./home/FollowChoice.tsx")).FollowChoice }));

/** The home page: the feed and the topics of the day. */
export function HomePage() {
  useScreenTitle("Feed");
  // The code of the post dialog is preloaded, so that the first post opens at once.
  useEffect(
    () => whenIdle(() => void ignoreFailure(import("#client/features/comments/post/PostDialog.tsx"), "ahead")),
    [],
  );
  return (
    <Columns>
      <div>
        <Feed EmptyFollowing={EmptyFollowing} FollowChoice={FollowChoice} />
        <AfterFeed />
      </div>
      <EndColumn>
        <NewsPanel />
      </EndColumn>
    </Columns>
  );
}
