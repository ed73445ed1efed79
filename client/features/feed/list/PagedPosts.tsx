import type { FragmentType } from "@apollo/client";
import { useId, useRef } from "react";
import type { ReactNode } from "react";
import { messageOf } from "#client/apollo/errors.ts";
import type { PostCard_post } from "#client/features/posts/card/PostCard.tsx";
import { useShortcutsOn } from "#client/features/settings/core/useShortcutsOn.ts";
import { useMore } from "#client/lib/state/useMore.ts";
import { useSteadyLoading } from "#client/lib/state/useSteadyLoading.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { ErrorState } from "#client/ui/states/ErrorState.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { FeedEnd } from "./FeedEnd.tsx";
import { FeedList } from "./FeedList.tsx";
import { FeedSkeleton } from "./FeedSkeleton.tsx";
import { useFeedKeys } from "./useFeedKeys.ts";
import { useLiveCounts } from "./useLiveCounts.ts";

interface PagedPostsProps {
  /** What the list is, for those who hear the page. */
  label: string;
  /** What was read so far; null while nothing was. */
  page: {
    edges: readonly { node?: ({ id: string } & FragmentType<typeof PostCard_post>) | null }[];
    pageInfo: { hasNextPage: boolean; endCursor?: string | null };
    totalCount: number;
  } | null;
  failure: Error | null;
  onRetry: () => void;
  /** Reads what follows a cursor; rejects when it could not. */
  fetchAfter: (cursor: string) => Promise<unknown>;
  /** In the place of no post. */
  empty: ReactNode;
}

/** Posts of one place, page by page as one reads, in each state of their list. */
export function PagedPosts({ label, page, failure, onRetry, fetchAfter, empty }: PagedPostsProps) {
  const headingId = useId();
  const list = useRef<HTMLDivElement>(null);
  const hasKeys = useShortcutsOn();
  const { hasMore, state: more, loadMore } = useMore(page?.pageInfo, fetchAfter);
  // A post that was deleted here is left out at once.
  const posts = page?.edges.flatMap(({ node }) => node ?? []) ?? null;
  const key = posts?.map(({ id }) => id).join() ?? "";
  const isWaiting = useSteadyLoading(!posts && !failure);
  useFeedKeys(list, { isOn: hasKeys });
  useLiveCounts(list, key === "" ? null : key);

  if (isWaiting) return <FeedSkeleton />;
  if (!posts) {
    return (
      <Card>
        <ErrorState title="Couldn't load the posts" text={messageOf(failure)} retryLabel="Retry" onRetry={onRetry} />
      </Card>
    );
  }
  if (posts.length === 0 && !hasMore) return <Card>{empty}</Card>;
  return (
    <Stack gap={16}>
      <VisuallyHidden as="h2" id={headingId}>
        {label}
      </VisuallyHidden>
      <FeedList
        ref={list}
        posts={posts}
        totalCount={page?.totalCount ?? 0}
        labelledBy={headingId}
        isBusy={more === "loading"}
        hasKeys={hasKeys}
      />
      <FeedEnd hasMore={hasMore} more={more} onMore={() => void loadMore()} end={null} />
    </Stack>
  );
}
