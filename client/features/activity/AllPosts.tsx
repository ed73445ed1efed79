import styled from "@emotion/styled";
import { useId, useRef } from "react";
import { Link } from "react-router-dom";
import { FeedEnd } from "#client/features/feed/list/FeedEnd.tsx";
import { FeedList } from "#client/features/feed/list/FeedList.tsx";
import { useFeedKeys } from "#client/features/feed/list/useFeedKeys.ts";
import { useLiveCounts } from "#client/features/feed/list/useLiveCounts.ts";
import { profilePath } from "#client/features/people/profilePath.ts";
import { useShortcutsOn } from "#client/features/settings/core/useShortcutsOn.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { EmptyState } from "#client/ui/states/EmptyState.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import type { useAllPosts } from "./useAllPosts.ts";

interface AllPostsProps {
  person: { name: string; username: string };
  isOwn: boolean;
  /** What is read of them. */
  reading: ReturnType<typeof useAllPosts>;
}

/** The posts of a member, walked through like the feed. */
export function AllPosts({ person, isOwn, reading }: AllPostsProps) {
  const { posts } = reading;
  const headingId = useId();
  const list = useRef<HTMLDivElement>(null);
  const hasKeys = useShortcutsOn();
  const key = posts?.map(({ id }) => id).join() ?? "";
  useFeedKeys(list, { isOn: hasKeys });
  useLiveCounts(list, key === "" ? null : key);
  return (
    <Stack gap={16}>
      <Head>
        <Stack direction="row" gap={12} align="baseline" justify="space-between">
          <Text as="h1" variant="h1" id={headingId} tabIndex={-1}>
            {isOwn ? "Your posts" : <>Posts by {<bdi>{person.name}</bdi>}</>}
          </Text>
          <Text variant="meta" tone="tertiary">
            {reading.totalCount > 0 && `${reading.totalCount.toLocaleString("en-US")} ${plural(reading.totalCount)}`}
          </Text>
        </Stack>
        <Back to={profilePath(person.username)}>{isOwn ? "Back to your profile" : `@${person.username}`}</Back>
      </Head>
      {posts && posts.length > 0 && (
        <>
          <FeedList
            ref={list}
            posts={posts}
            totalCount={reading.totalCount}
            labelledBy={headingId}
            isBusy={reading.more === "loading"}
            hasKeys={hasKeys}
          />
          <FeedEnd
            hasMore={reading.hasMore}
            more={reading.more}
            onMore={() => void reading.loadMore()}
            end={posts.length > 10 ? "These are all the posts." : null}
          />
        </>
      )}
      {posts?.length === 0 && !reading.hasMore && (
        <Card>
          <EmptyState
            title="No posts yet"
            text={isOwn ? "Share your first idea with the community." : `${person.name} hasn't shared a post yet.`}
          />
        </Card>
      )}
    </Stack>
  );
}

const plural = (count: number) => (count === 1 ? "post" : "posts");

const Head = styled.div(({ theme }) => ({
  display: "grid",
  gap: theme.space(4),
  [theme.mq.belowSm]: { paddingInline: theme.space(16) },
}));
const Back = styled(Link)(({ theme }) => ({
  justifySelf: "start",
  paddingBlock: theme.space(4),
  ...theme.type.ui,
  color: theme.color.text.link,
  textDecoration: "none",
  "&:hover": { textDecoration: "underline" },
}));
