import type { FragmentType } from "@apollo/client";
import { memo } from "react";
import type { ComponentProps, ComponentType, ReactNode, Ref } from "react";
import { PostCard } from "#client/features/posts/card/PostCard.tsx";
import type { PostCard_post } from "#client/features/posts/card/PostCard.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import type { ReasonedPost } from "./reasonedPost.ts";
import { handleFeedKeys } from "./feedPattern.ts";
import { useCardHeights } from "./useCardHeights.ts";
import { CARD_KEYS } from "./useFeedKeys.ts";

/** A post as far as a list knows it; its card selects the other fields. */
export type ListedPost = { id: string; reason?: ReasonedPost["reason"] | null } & Partial<
  Pick<ReasonedPost, "author">
> &
  FragmentType<typeof PostCard_post>;

interface FeedListProps {
  posts: readonly ListedPost[];
  totalCount: number;
  /** The id of the heading that names the feed. */
  labelledBy: string;
  isBusy: boolean;
  /** True when single-key shortcuts act on the posts. */
  hasKeys: boolean;
  /** A line in each card, above the post. */
  Above?: ComponentType<{ post: ListedPost }> | undefined;
  /** A line between two cards: before the post with this id. */
  line?: { beforeId: string; content: ReactNode } | null;
  ref?: Ref<HTMLDivElement>;
}

/** The number of posts whose pictures are in view when the page opens. */
const FIRST = 2;

/** The list of posts. */
export function FeedList({ posts, totalCount, labelledBy, isBusy, hasKeys, Above, line, ref }: FeedListProps) {
  const card = useCardHeights();
  return (
    <Stack ref={ref} gap={16} role="feed" aria-busy={isBusy} aria-labelledby={labelledBy} onKeyDown={handleFeedKeys}>
      {posts.map((post, index) => {
        const row = (
          <FeedRow
            key={post.id}
            post={post}
            Above={Above}
            isFirst={index < FIRST}
            tabIndex={0}
            aria-posinset={index + 1}
            aria-setsize={Math.max(totalCount, posts.length)}
            {...(hasKeys && { "aria-keyshortcuts": CARD_KEYS })}
            ref={card}
          />
        );
        if (line?.beforeId !== post.id) return row;
        // Each child of the list is one row: who has lost the focus looks for it among them.
        return (
          <Stack key={post.id} gap={16}>
            {line.content}
            {row}
          </Stack>
        );
      })}
    </Stack>
  );
}

interface FeedRowProps extends Omit<ComponentProps<typeof PostCard>, "post" | "above"> {
  post: ListedPost;
  Above: ComponentType<{ post: ListedPost }> | undefined;
}

/** A card with the line above its post. It is rendered again only when its props are others. */
const FeedRow = memo(function FeedRow({ post, Above, ...rest }: FeedRowProps) {
  return <PostCard post={post} above={Above && <Above post={post} />} {...rest} />;
});
