import { usePagedQuery } from "#client/apollo/usePagedQuery.ts";
import { PagedPosts } from "#client/features/feed/list/PagedPosts.tsx";
import { StartPostBox } from "#client/features/posts/compose/StartPostBox.tsx";
import { WritingGroup } from "#client/features/posts/publish/writingGroup.ts";
import { graphql } from "#client/gql/gql.ts";
import { EmptyState } from "#client/ui/states/EmptyState.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { FEED_PAGE_SIZE } from "#server/features/feed/feed.limits.rules";

const GroupPostsQuery = graphql(`
  query GroupPosts($slug: String!, $first: Int!, $after: String) {
    group(slug: $slug) {
      id
      posts(first: $first, after: $after) {
        edges {
          cursor
          node {
            id
            ...PostCard_post
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
interface GroupPostsProps {
  group: { id: string; slug: string; name: string };
  canWrite: boolean;
}

/** The posts of a group, with the composer. */
export function GroupPosts({ group, canWrite }: GroupPostsProps) {
  const { slug, name } = group;
  const posts = usePagedQuery(GroupPostsQuery, {
    variables: { slug, first: FEED_PAGE_SIZE },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    refetchOn: false,
    connection: (data) => data.group?.posts,
  });
  return (
    <Stack gap={16}>
      {canWrite && (
        <WritingGroup value={group}>
          <StartPostBox onCreated={posts.retry} />
        </WritingGroup>
      )}
      <PagedPosts
        label={`Posts in ${name}`}
        posts={posts}
        empty={
          <EmptyState
            title="Nothing here yet"
            text={canWrite ? "Write the first post of the group." : "Nobody has written in this group yet."}
          />
        }
      />
    </Stack>
  );
}
