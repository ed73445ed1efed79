import { useId, useRef } from "react";
import type { ComponentType, ReactNode } from "react";
import { useShortcutsOn } from "#client/features/settings/core/useShortcutsOn.ts";
import { visibleItems } from "#client/lib/loaded.ts";
import type { LoadedPages } from "#client/lib/loaded.ts";
import { PagedList } from "#client/ui/states/PagedList.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { FeedEnd } from "./FeedEnd.tsx";
import { FeedList } from "./FeedList.tsx";
import type { ListedPost } from "./FeedList.tsx";
import { FeedSkeleton } from "./FeedSkeleton.tsx";
import { useFeedKeys } from "./useFeedKeys.ts";
import { useLiveCounts } from "./useLiveCounts.ts";

interface PagedPostsProps {
  /** The accessible name of the list. */
  label: string;
  posts: LoadedPages<ListedPost> & { totalCount: number };
  /** The content of an empty list. */
  empty: ReactNode;
  /** A line in each card, above the post. */
  Above?: ComponentType<{ post: ListedPost }>;
}

/** A list of posts, page by page as one scrolls, in each of its states. */
export function PagedPosts({ label, posts, empty, Above }: PagedPostsProps) {
  const headingId = useId();
  const list = useRef<HTMLDivElement>(null);
  const hasKeys = useShortcutsOn();
  const visible = visibleItems(posts);
  useFeedKeys(list, { isOn: hasKeys });
  useLiveCounts(list, visible?.map(({ id }) => id).join() || null);

  return (
    <PagedList list={posts} skeleton={<FeedSkeleton />} failure="Couldn't load the posts" empty={empty} onCard>
      {(items) => (
        <Stack gap={16}>
          <VisuallyHidden as="h2" id={headingId}>
            {label}
          </VisuallyHidden>
          <FeedList
            ref={list}
            posts={items}
            totalCount={posts.totalCount}
            labelledBy={headingId}
            isBusy={posts.more === "loading"}
            hasKeys={hasKeys}
            Above={Above}
          />
          <FeedEnd list={posts} count={items.length} end={null} />
        </Stack>
      )}
    </PagedList>
  );
}
