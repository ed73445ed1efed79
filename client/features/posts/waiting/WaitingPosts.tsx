import styled from "@emotion/styled";
import { useState } from "react";
import { usePagedQuery } from "#client/apollo/usePagedQuery.ts";
import { useLeaving } from "#client/features/people/useLeaving.ts";
import { graphql } from "#client/gql/gql.ts";
import { ShowMore } from "#client/ui/controls/ShowMore.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { OnDemand } from "#client/ui/overlays/OnDemand.tsx";
import { EmptyState } from "#client/ui/states/EmptyState.tsx";
import { PagedList } from "#client/ui/states/PagedList.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { useWaitingPosts } from "./useWaitingPosts.ts";
import { WaitingPost } from "./WaitingPost.tsx";

const WaitingPostsQuery = graphql(`
  query WaitingPosts($slug: String!, $first: Int!, $after: String) {
    group(slug: $slug) {
      id
      waitingPosts(first: $first, after: $after) {
        edges {
          cursor
          node {
            id
            ...WaitingPost_post
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);
const PAGE = 10;
const loadDecline = async () => (await import("./DeclinePostDialog.tsx")).DeclinePostDialog;

/** The first posts of members that wait for approval, for owners and admins of a group. */
export function WaitingPosts({ group }: { group: { id: string; slug: string } }) {
  const { approve, decline, takeOut } = useWaitingPosts(group.id);
  const { leaving, leave } = useLeaving();
  const [busyId, setBusyId] = useState<string | null>(null);
  const [declining, setDeclining] = useState<{ id: string; name: string } | null>(null);
  const posts = usePagedQuery(WaitingPostsQuery, {
    variables: { slug: group.slug, first: PAGE },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    connection: (data) => data.group?.waitingPosts,
  });
  const finish = (id: string) => void leave(id, () => takeOut(id));

  async function handleApprove(id: string): Promise<void> {
    setBusyId(id);
    if (await approve(id)) finish(id);
    setBusyId(null);
  }

  return (
    <section aria-label="Posts that wait for approval">
      <PagedList
        list={posts}
        skeleton={<Skeleton height={160} radius={12} />}
        failure="Couldn't load the posts that wait"
        onCard
        empty={
          <EmptyState
            scene="shelf"
            title="Nothing waits"
            text="First posts of members come here before they are published."
          />
        }
      >
        {(items) => (
          <Stack gap={12}>
            <List>
              {items.map((post) => (
                <WaitingPost
                  key={post.id}
                  post={post}
                  isBusy={busyId === post.id}
                  isLeaving={leaving.has(post.id)}
                  onApprove={() => void handleApprove(post.id)}
                  onDecline={(name) => setDeclining({ id: post.id, name })}
                />
              ))}
            </List>
            <ShowMore list={posts} label="Show more" />
          </Stack>
        )}
      </PagedList>
      {declining && (
        <OnDemand load={loadDecline} onFailed={() => setDeclining(null)}>
          {(DeclinePostDialog) => (
            <DeclinePostDialog
              postId={declining.id}
              name={declining.name}
              onDecline={async (reason) => {
                await decline(declining.id, reason);
                setDeclining(null);
                finish(declining.id);
              }}
              onClose={() => setDeclining(null)}
            />
          )}
        </OnDemand>
      )}
    </section>
  );
}

const List = styled.ul(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: theme.space(12),
  margin: 0,
  padding: 0,
  listStyle: "none",
}));
