import { useId } from "react";
import type { Ref } from "react";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { CommentForm } from "#client/features/comments/writing/CommentForm.tsx";
import { CommentsClosed, useCommentsClosed } from "./commentsClosed.ts";
import { CommentList } from "./CommentList.tsx";
import { PendingComments } from "./PendingComments.tsx";

interface ConversationProps {
  postId: string;
  /** The level of its heading. */
  headingLevel: 2 | 3;
  /** The composer of comments, for members who came to write one. */
  boxRef?: Ref<HTMLTextAreaElement> | undefined;
  /** The comment to which the address links. */
  linkedId: string | null;
}

/** The comments of a post, with the composer for a new one. */
export function Conversation({ postId, headingLevel, boxRef, linkedId }: ConversationProps) {
  const headingId = useId();
  const isClosed = useCommentsClosed(postId);
  return (
    <Stack as="section" gap={16} aria-labelledby={headingId}>
      <Text as={`h${headingLevel}`} variant="h2" id={headingId}>
        Comments
      </Text>
      {isClosed ? (
        <Text as="p" variant="bodySm" tone="secondary">
          Comments are closed. The admins of the group decided that.
        </Text>
      ) : (
        <CommentForm postId={postId} label="Write a comment" submitLabel="Comment" ref={boxRef} />
      )}
      <PendingComments postId={postId} />
      <CommentsClosed value={isClosed}>
        <CommentList postId={postId} linkedId={linkedId} />
      </CommentsClosed>
    </Stack>
  );
}
