import { usePagedQuery } from "#client/apollo/usePagedQuery.ts";
import { PagedPosts } from "#client/features/feed/list/PagedPosts.tsx";
import { StartPostBox } from "#client/features/posts/compose/StartPostBox.tsx";
import { ManagedMenu } from "#client/features/posts/card/managedMenu.ts";
import { ManagedGroup } from "#client/features/posts/managed/managedGroup.ts";
import { ManagedCardMenu, ManagedPostAbove } from "#client/features/posts/managed/ManagedPostAbove.tsx";
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
            ...ManagedPostAbove_post
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

const managedMenu = ({ postId }: { postId: string }) => <ManagedCardMenu postId={postId} />;

interface GroupPostsProps {
  group: { id: string; slug: string; name: string; canManage: boolean };
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
      <ManagedGroup value={group.canManage ? group.id : null}>
        <ManagedMenu value={group.canManage ? managedMenu : null}>
          <PagedPosts
            label={`Posts in ${name}`}
            posts={posts}
            Above={ManagedPostAbove}
            empty={
              <EmptyState
                title="Nothing here yet"
                text={canWrite ? "Write the first post of the group." : "Nobody has written in this group yet."}
              />
            }
          />
        </ManagedMenu>
      </ManagedGroup>
    </Stack>
  );
}
