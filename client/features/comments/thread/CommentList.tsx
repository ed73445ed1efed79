import styled from "@emotion/styled";
import { useState } from "react";
import { usePagedQuery } from "#client/apollo/usePagedQuery.ts";
import { graphql } from "#client/gql/gql.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { PagedList } from "#client/ui/states/PagedList.tsx";
import { ShowMore } from "#client/ui/controls/ShowMore.tsx";
import { Skeleton } from "#client/ui/text/Skeleton.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { VisuallyHidden } from "#client/ui/layout/VisuallyHidden.tsx";
import { CommentThread } from "./CommentThread.tsx";
import { useLinkedThread } from "./useLinkedThread.ts";

const PostComments = graphql(`
  query PostComments($postId: ID!, $after: String) {
    post(id: $postId) {
      id
      commentsCount
      commentsClosed
      comments(first: 20, after: $after) {
        edges {
          cursor
          node {
            id
            ...CommentThread_comment
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

interface CommentListProps {
  postId: string;
  /** The comment to which the address links. */
  linkedId: string | null;
}

/** The comments of a post, the oldest first. A linked comment is on top if it is not among them. */
export function CommentList({ postId, linkedId }: CommentListProps) {
  const comments = usePagedQuery(PostComments, {
    variables: { postId },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
    connection: ({ post }) => post?.comments,
  });
  const linked = useLinkedThread(postId, linkedId);
  const { items } = comments;

  // Once on top it stays there, also when the pages below have reached its own position.
  const [pinned, setPinned] = useState<string | null>(null);
  const isListed = items?.some(({ id }) => id === linked.threadId) ?? true;
  if (linked.thread && !isListed && pinned !== linked.threadId) setPinned(linked.threadId);
  const isPinned = linked.thread !== null && linked.threadId === pinned;
  const links = { postId, linkedId };

  return (
    <PagedList
      list={comments}
      skeleton={<Rows />}
      failure={<Failure onRetry={comments.retry} />}
      empty={
        <Text variant="bodySm" tone="secondary">
          No comments yet. Start the conversation.
        </Text>
      }
    >
      {(threads) => (
        <Stack gap={20}>
          {linked.isGone && (
            <Text variant="bodySm" tone="secondary" role="status">
              This comment isn't available. It may have been removed.
            </Text>
          )}
          {isPinned && linked.thread && (
            <Pinned aria-label="The linked comment">
              <CommentThread {...links} comment={linked.thread} linkedReplyId={linked.replyId} />
            </Pinned>
          )}
          <Stack as="ul" gap={20}>
            {threads
              .filter(({ id }) => !isPinned || id !== pinned)
              .map((thread) => (
                <li key={thread.id}>
                  <CommentThread
                    {...links}
                    comment={thread}
                    linkedReplyId={thread.id === linked.threadId ? linked.replyId : null}
                  />
                </li>
              ))}
          </Stack>
          <ShowMore list={comments} label="Show more comments" wide />
        </Stack>
      )}
    </PagedList>
  );
}

const Pinned = styled.section(({ theme }) => ({
  paddingBlockEnd: theme.space(20),
  borderBlockEnd: `1px solid ${theme.color.border.subtle}`,
}));

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <Stack role="alert" direction="row" gap={12} align="center" justify="space-between" wrap>
      <Text variant="bodySm" tone="danger">
        Couldn't load comments
      </Text>
      <Button variant="outline" size="sm" onClick={onRetry}>
        Try Again
      </Button>
    </Stack>
  );
}

function Rows() {
  return (
    <Stack gap={20} role="status">
      <VisuallyHidden>Loading comments…</VisuallyHidden>
      {[72, 48, 60].map((width) => (
        <Stack key={width} direction="row" gap={12} aria-hidden>
          <Skeleton width={32} height={32} radius="30%" />
          <Stack gap={8} css={{ flex: 1 }}>
            <Skeleton width="40%" height={12} />
            <Skeleton width={`${width}%`} height={12} />
          </Stack>
        </Stack>
      ))}
    </Stack>
  );
}
