import type { FragmentType } from "@apollo/client";
import type { KeyboardEvent, Ref } from "react";
import { PostCard } from "#client/features/posts/PostCard.tsx";
import type { PostCard_post } from "#client/features/posts/PostCard.tsx";
import { Stack } from "#client/ui/Stack.tsx";
import { useCardHeights } from "./useCardHeights.ts";

interface FeedListProps {
  posts: readonly ({ id: string } & FragmentType<typeof PostCard_post>)[];
  totalCount: number;
  /** The id of the heading that names the feed. */
  labelledBy: string;
  isBusy: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** Posts whose pictures are in view when the page opens. */
const FIRST = 2;

/** Posts one under the other. Page Down and Page Up go from post to post, Ctrl+End and Ctrl+Home leave the feed. */
export function FeedList({ posts, totalCount, labelledBy, isBusy, ref }: FeedListProps) {
  const card = useCardHeights();
  return (
    <Stack ref={ref} gap={16} role="feed" aria-busy={isBusy} aria-labelledby={labelledBy} onKeyDown={handleKeyDown}>
      {posts.map((post, index) => (
        <PostCard
          key={post.id}
          post={post}
          isFirst={index < FIRST}
          tabIndex={0}
          aria-posinset={index + 1}
          aria-setsize={Math.max(totalCount, posts.length)}
          {...card(post.id)}
        />
      ))}
    </Stack>
  );
}

function handleKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const feed = event.currentTarget;
  const article = event.target instanceof Element ? event.target.closest("article") : null;
  const goal = article && goalOf(event, { feed, article });
  if (!(goal instanceof HTMLElement)) return;
  event.preventDefault();
  goal.focus();
}

function goalOf(event: KeyboardEvent, { feed, article }: { feed: HTMLElement; article: Element }): Element | null {
  switch (event.key) {
    case "PageDown":
      return article.nextElementSibling;
    case "PageUp":
      return article.previousElementSibling;
    case "End":
      return event.ctrlKey ? feed.nextElementSibling : null;
    case "Home":
      return event.ctrlKey ? (feed.previousElementSibling?.querySelector("button") ?? null) : null;
    default:
      return null;
  }
}
