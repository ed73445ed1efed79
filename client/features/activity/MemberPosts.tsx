import styled from "@emotion/styled";
import { useRef } from "react";
import { useListQuery } from "#client/apollo/useListQuery.ts";
import { useLiveCounts } from "#client/features/feed/list/useLiveCounts.ts";
import { PostCard } from "#client/features/posts/card/PostCard.tsx";
import { PostSkeleton } from "#client/features/posts/card/PostSkeleton.tsx";
import { profilePath } from "#client/features/people/profilePath.ts";
import { graphql } from "#client/gql/gql.ts";
import { visibleItems } from "#client/lib/loaded.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { ButtonLink } from "#client/ui/controls/ButtonLink.tsx";
import { EmptyState } from "#client/ui/states/EmptyState.tsx";
import { PagedList } from "#client/ui/states/PagedList.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import type { ActivityProps } from "./activityProps.ts";

/** The number of posts that a profile shows. */
const PROFILE_POSTS = 3;

const MemberPostsQuery = graphql(`
  query MemberPosts($username: String!, $first: Int!) {
    user(username: $username) {
      id
      posts(first: $first) {
        edges {
          cursor
          node {
            id
            ...PostCard_post
            ...LikersButton_post
          }
        }
        totalCount
      }
    }
  }
`);

/** The newest posts of a member, and the link to all of them. */
export function MemberPosts({ username, name, isOwn, onPost }: ActivityProps) {
  const posts = useListQuery(MemberPostsQuery, {
    variables: { username, first: PROFILE_POSTS },
    // A post that was deleted here disappears at once.
    items: ({ user }) => user?.posts.edges.flatMap((edge) => edge.node ?? []).slice(0, PROFILE_POSTS) ?? [],
  });
  const list = useRef<HTMLDivElement>(null);
  useLiveCounts(
    list,
    visibleItems(posts)
      ?.map(({ id }) => id)
      .join() ?? null,
  );
  return (
    <PagedList
      list={posts}
      skeleton={<Waiting />}
      failure="Couldn't load posts"
      empty={
        <EmptyState
          title="No posts yet"
          text={isOwn ? "Share your first idea with the community." : `${name} hasn't shared a post yet.`}
          action={isOwn && <Button onClick={() => onPost()}>Create a post</Button>}
        />
      }
    >
      {(items) => (
        <Stack gap={16}>
          <Boxes ref={list}>
            {items.map((post) => (
              <PostCard key={post.id} post={post} />
            ))}
          </Boxes>
          <ButtonLink variant="outline" to={`${profilePath(username)}/posts`}>
            View all posts
          </ButtonLink>
        </Stack>
      )}
    </PagedList>
  );
}

function Waiting() {
  return (
    <>
      <VisuallyHidden role="status">Loading posts…</VisuallyHidden>
      <Boxes>
        {Array.from({ length: PROFILE_POSTS }, (_, index) => (
          <Box key={index}>
            <PostSkeleton />
          </Box>
        ))}
      </Boxes>
    </>
  );
}

/** Cards within a card show their whole border. */
const Boxes = styled(Stack)(({ theme }) => ({
  gap: theme.space(16),
  "& > article": { border: `1px solid ${theme.color.border.default}`, borderRadius: theme.radius.card },
}));
const Box = styled.div(({ theme }) => ({
  padding: `${theme.space(16)} ${theme.space(20)}`,
  border: `1px solid ${theme.color.border.default}`,
  borderRadius: theme.radius.card,
}));
