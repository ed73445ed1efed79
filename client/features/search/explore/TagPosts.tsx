import { NO_ITEMS, usePagedQuery } from "#client/apollo/usePagedQuery.ts";
import { PagedPosts } from "#client/features/feed/list/PagedPosts.tsx";
import { graphql } from "#client/gql/gql.ts";
import { EmptyState } from "#client/ui/states/EmptyState.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { FollowTagButton } from "./FollowTagButton.tsx";
import { SubjectHead } from "./SubjectHead.tsx";

const TagPostsQuery = graphql(`
  query TagPosts($name: String!, $first: Int!, $after: String) {
    tag(name: $name) {
      name
      postsCount
      isFollowed
      posts(first: $first, after: $after) {
        edges {
          cursor
          node {
            id
            ...PostCard_post
            ...LikersButton_post
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
        totalCount
      }
    }
  }
`);
const PAGE = 10;

/** The posts with a tag, the newest first. */
export function TagPosts({ name }: { name: string }) {
  const posts = usePagedQuery(TagPostsQuery, {
    variables: { name, first: PAGE },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    refetchOn: false,
    connection: ({ tag }) => (tag ? tag.posts : NO_ITEMS),
  });
  const tag = posts.data?.tag ?? null;
  return (
    <Stack gap={16}>
      <SubjectHead title={`#${tag?.name ?? name.toLowerCase()}`} postsCount={tag?.postsCount ?? null}>
        {tag && <FollowTagButton tag={tag} />}
      </SubjectHead>
      <PagedPosts
        label={`Posts with #${name}`}
        posts={posts}
        empty={
          <EmptyState scene="map" title="No posts with this tag" text="Write the first one: add the tag to a post." />
        }
      />
    </Stack>
  );
}
