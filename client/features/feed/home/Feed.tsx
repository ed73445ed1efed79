import { useApolloClient } from "@apollo/client/react";
import styled from "@emotion/styled";
import { useId, useLayoutEffect, useRef, useState } from "react";
import type { ComponentType } from "react";
import { StartPostBox } from "#client/features/posts/compose/StartPostBox.tsx";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";
import { FeedSkeleton } from "#client/features/feed/list/FeedSkeleton.tsx";
import { FeedBar } from "#client/features/feed/tabs/FeedBar.tsx";
import { useFeedView } from "#client/features/feed/tabs/useFeedView.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { tabId } from "#client/ui/controls/TabBar.tsx";
import { FeedPosts } from "./FeedPosts.tsx";
import type { EmptyFollowingProps } from "./EmptyTab.tsx";
import type { FeedPostsHandle } from "./FeedPosts.tsx";
import { FirstSteps } from "./FirstSteps.tsx";
import type { FollowChoiceType } from "./followChoice.ts";
import { hasPlace } from "./useColdReturn.ts";

interface FeedProps {
  FollowChoice: FollowChoiceType;
  /** The content of an empty tab of those whom the member follows. */
  EmptyFollowing: ComponentType<EmptyFollowingProps>;
}

/** The home feed in two tabs, with the composer above it. */
export function Feed({ EmptyFollowing, ...choice }: FeedProps) {
  const client = useApolloClient();
  const { view, memory, choose, beginWith } = useFeedView();
  const ids = { heading: useId(), panel: useId() };
  const posts = useRef<FeedPostsHandle>(null);
  const top = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [hasWritten, setWritten] = useState(false);
  const [isRefreshing, setRefreshing] = useState(false);
  const key = view && `${view.scope} ${view.order} ${view.from}`;
  const [first, setFirst] = useState(key);
  if (first === null && key !== null) setFirst(key);
  const [isSwitched, setSwitched] = useState(false);
  if (first !== null && key !== first && !isSwitched) setSwitched(true);

  // Each tab has its own position. One without a position begins at the top of the feed, as far as that is above.
  useLayoutEffect(() => {
    if (!isSwitched || !view || hasPlace(view)) return undefined;
    const goToTop = () => {
      if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView();
    };
    goToTop();
    // The router restores the position of the address, which both tabs share, in the same commit.
    const frame = requestAnimationFrame(goToTop);
    return () => cancelAnimationFrame(frame);
  }, [view, isSwitched]);

  async function refresh() {
    if (view?.from) return beginWith(undefined);
    setRefreshing(true);
    await posts.current?.refresh();
    setRefreshing(false);
  }

  return (
    <Stack gap={16}>
      <StartPostBox
        onCreated={(postId) => {
          const adding = import("#client/features/feed/list/feedCache.ts").then((cache) =>
            cache.putOnTop(client.cache, [postId]),
          );
          void ignoreFailure(adding, "optional");
          beginWith(undefined);
          setWritten(true);
        }}
      />
      <FirstSteps
        {...choice}
        hasWritten={hasWritten}
        onHidden={() => heading.current?.focus({ preventScroll: true })}
      />
      <FeedBar
        ref={heading}
        ids={ids}
        view={view}
        onChoose={choose}
        isRefreshing={isRefreshing}
        onRefresh={() => void refresh()}
        top={top}
      />
      <Panel role="tabpanel" id={ids.panel} aria-labelledby={view ? tabId(ids.panel, view.scope) : ids.heading}>
        {view ? (
          <FeedPosts
            key={key}
            ref={posts}
            view={view}
            place={view.scope === "FOLLOWING" ? memory?.following : memory?.everything}
            isSwitched={isSwitched}
            onBegin={beginWith}
            isRefreshing={isRefreshing}
            headingId={ids.heading}
            top={top}
            EmptyFollowing={EmptyFollowing}
          />
        ) : (
          <FeedSkeleton />
        )}
      </Panel>
    </Stack>
  );
}

/** What gets the focus, or is scrolled to, does not hide under the bar. */
const Panel = styled.div({ "& :is(article, a, button)": { scrollMarginBlockStart: "var(--feed-bar)" } });
