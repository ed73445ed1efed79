import styled from "@emotion/styled";
import { useId, useRef } from "react";
import { FeedEnd } from "#client/features/feed/list/FeedEnd.tsx";
import { FeedList } from "#client/features/feed/list/FeedList.tsx";
import { FeedSkeleton } from "#client/features/feed/list/FeedSkeleton.tsx";
import { useFeedKeys } from "#client/features/feed/list/useFeedKeys.ts";
import { useLiveCounts } from "#client/features/feed/list/useLiveCounts.ts";
import { profilePath } from "#client/features/people/profilePath.ts";
import { useShortcutsOn } from "#client/features/settings/core/useShortcutsOn.ts";
import { visibleItems } from "#client/lib/loaded.ts";
import { BackLink } from "#client/ui/controls/BackLink.tsx";
import { EmptyState } from "#client/ui/states/EmptyState.tsx";
import { PagedList } from "#client/ui/states/PagedList.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import type { useAllPosts } from "./useAllPosts.ts";

interface AllPostsProps {
  person: { name: string; username: string };
  isOwn: boolean;
  posts: ReturnType<typeof useAllPosts>["posts"];
}

/** The posts of a member, in a list that loads more like the feed. */
export function AllPosts({ person, isOwn, posts }: AllPostsProps) {
  const headingId = useId();
  const list = useRef<HTMLDivElement>(null);
  const hasKeys = useShortcutsOn();
  useFeedKeys(list, { isOn: hasKeys });
  useLiveCounts(
    list,
    visibleItems(posts)
      ?.map(({ id }) => id)
      .join() || null,
  );
  return (
    <Stack gap={16}>
      <div>
        <BackLink to={profilePath(person.username)} label={isOwn ? "Back to your profile" : `@${person.username}`} />
        <Head>
          <Stack direction="row" gap={12} align="baseline" justify="space-between" wrap>
            <Text as="h1" variant="h1" id={headingId} tabIndex={-1}>
              {isOwn ? "Your posts" : <>Posts by {<bdi>{person.name}</bdi>}</>}
            </Text>
            <Text variant="meta" tone="tertiary">
              {posts.totalCount > 0 && `${posts.totalCount.toLocaleString("en-US")} ${plural(posts.totalCount)}`}
            </Text>
          </Stack>
        </Head>
      </div>
      <PagedList
        list={posts}
        skeleton={<FeedSkeleton />}
        failure="Couldn't load the posts"
        empty={
          <EmptyState
            title="No posts yet"
            text={isOwn ? "Share your first idea with the community." : `${person.name} hasn't shared a post yet.`}
          />
        }
        onCard
      >
        {(items) => (
          <>
            <FeedList
              ref={list}
              posts={items}
              totalCount={posts.totalCount}
              labelledBy={headingId}
              isBusy={posts.more === "loading"}
              hasKeys={hasKeys}
            />
            <FeedEnd list={posts} count={items.length} end={items.length > 10 ? "You have seen all posts." : null} />
          </>
        )}
      </PagedList>
    </Stack>
  );
}

const plural = (count: number) => (count === 1 ? "post" : "posts");

const Head = styled.div(({ theme }) => ({
  display: "grid",
  gap: theme.space(4),
  [theme.mq.belowSm]: { paddingInline: theme.space(16) },
}));
