import type { FragmentType } from "@apollo/client";
import type { Ref } from "react";
import { PostCard } from "#client/features/posts/card/PostCard.tsx";
import type { PostCard_post } from "#client/features/posts/card/PostCard.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { handleFeedKeys } from "./feedPattern.ts";
import { useCardHeights } from "./useCardHeights.ts";
import { CARD_KEYS } from "./useFeedKeys.ts";

/** A post as far as a list knows it; its card selects the other fields. */
export type ListedPost = { id: string } & FragmentType<typeof PostCard_post>;

interface FeedListProps {
  posts: readonly ListedPost[];
  totalCount: number;
  /** The id of the heading that names the feed. */
  labelledBy: string;
  isBusy: boolean;
  /** True when single-key shortcuts act on the posts. */
  hasKeys: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** The number of posts whose pictures are in view when the page opens. */
const FIRST = 2;

/** The list of posts. */
export function FeedList({ posts, totalCount, labelledBy, isBusy, hasKeys, ref }: FeedListProps) {
  const card = useCardHeights();
  return (
    <Stack ref={ref} gap={16} role="feed" aria-busy={isBusy} aria-labelledby={labelledBy} onKeyDown={handleFeedKeys}>
      {posts.map((post, index) => (
        <PostCard
          key={post.id}
          post={post}
          isFirst={index < FIRST}
          tabIndex={0}
          aria-posinset={index + 1}
          aria-setsize={Math.max(totalCount, posts.length)}
          {...(hasKeys && { "aria-keyshortcuts": CARD_KEYS })}
          ref={card}
        />
      ))}
    </Stack>
  );
}
