import { memo, useEffect, useState } from "react";
import { useFragmentData } from "#client/apollo/useFragmentData.ts";
import type { FragmentType } from "@apollo/client";
import { useViewer } from "#client/features/auth/useViewer.ts";
import { graphql } from "#client/gql/gql.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { textOf, unsentPlace } from "#client/lib/unsent/unsentStore.ts";
import { replyPlace } from "#client/features/comments/writing/commentPlaces.ts";
import { CommentForm } from "#client/features/comments/writing/CommentForm.tsx";
import { CommentItem } from "./CommentItem.tsx";
import { useMoreReplies } from "./useMoreReplies.ts";

const CommentThread_comment = graphql(`
  fragment CommentThread_comment on Comment {
    id
    author {
      id
      name
    }
    ...CommentItem_comment
    replies(first: 10) {
      edges {
        cursor
        node {
          id
          ...CommentItem_comment
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`);

interface CommentThreadProps {
  postId: string;
  comment: FragmentType<typeof CommentThread_comment>;
  /** The linked comment, here or elsewhere. */
  linkedId: string | null;
  /** The linked comment, where it is a reply of this thread. */
  linkedReplyId: string | null;
}

/** A comment with its replies on a line. A reply to a reply continues the same thread: there are two levels. */
export const CommentThread = memo(function CommentThread(props: CommentThreadProps) {
  const comment = useFragmentData(CommentThread_comment, props.comment);
  const { id: viewerId } = useViewer();
  // A reply that was begun is open again.
  const [replyTo, setReplyTo] = useState<{ name: string; mention: string } | null>(() =>
    textOf(unsentPlace(viewerId, replyPlace(comment.id)).read()) === ""
      ? null
      : { name: comment.author?.name ?? "this comment", mention: "" },
  );
  const [isChosen, setChosen] = useState(false);
  function reply(to: { name: string; mention: string }) {
    setChosen(true);
    setReplyTo(to);
  }
  const { edges, pageInfo, totalCount } = comment.replies;
  const { hasMore, more, loadMore } = useMoreReplies(comment.id, pageInfo);
  const hidden = totalCount - edges.length;

  // A linked reply may be further down its thread than the first page.
  const isWanted = props.linkedReplyId !== null && !edges.some(({ node }) => node.id === props.linkedReplyId);
  const isMissing = isWanted && hasMore && more === "idle";
  useEffect(() => {
    if (isMissing) loadMore();
  }, [isMissing, loadMore]);

  return (
    <CommentItem
      comment={comment}
      postId={props.postId}
      parentId={null}
      isLinked={comment.id === props.linkedId}
      onReply={(name) => reply({ name, mention: "" })}
    >
      {(edges.length > 0 || replyTo) && (
        <Stack gap={12}>
          {edges.length > 0 && (
            <Stack as="ul" gap={12}>
              {edges.map(({ node }) => (
                <li key={node.id}>
                  <CommentItem
                    comment={node}
                    postId={props.postId}
                    parentId={comment.id}
                    isLinked={node.id === props.linkedId}
                    onReply={(name) => reply({ name, mention: `${name}, ` })}
                  />
                </li>
              ))}
            </Stack>
          )}
          {hasMore && (
            <Button variant="ghost" size="sm" loading={more === "loading"} onClick={loadMore}>
              {more === "failed"
                ? "Couldn't load replies. Try Again"
                : `Show ${hidden} more ${hidden === 1 ? "reply" : "replies"}`}
            </Button>
          )}
          {replyTo && (
            <CommentForm
              key={replyTo.name + replyTo.mention}
              postId={props.postId}
              parentId={comment.id}
              label={`Reply to ${replyTo.name}`}
              initialText={replyTo.mention}
              submitLabel="Reply"
              autoFocus={isChosen}
              onDone={() => setReplyTo(null)}
              onCancel={() => setReplyTo(null)}
            />
          )}
        </Stack>
      )}
    </CommentItem>
  );
});
