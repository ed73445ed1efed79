import { useId } from "react";
import type { Ref } from "react";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { CommentForm } from "#client/features/comments/writing/CommentForm.tsx";
import { CommentList } from "./CommentList.tsx";

interface ConversationProps {
  postId: string;
  /** Where its heading stands among those of the page. */
  headingLevel: 2 | 3;
  /** The box for a new comment, for those who came to write one. */
  boxRef?: Ref<HTMLTextAreaElement> | undefined;
  /** The comment that the address leads to. */
  linkedId: string | null;
}

/** Everything that is said under a post, with the box to say something. */
export function Conversation({ postId, headingLevel, boxRef, linkedId }: ConversationProps) {
  const headingId = useId();
  return (
    <Stack as="section" gap={16} aria-labelledby={headingId}>
      <Text as={`h${headingLevel}`} variant="h2" id={headingId}>
        Comments
      </Text>
      <CommentForm postId={postId} label="Write a comment" submitLabel="Comment" ref={boxRef} />
      <CommentList postId={postId} linkedId={linkedId} />
    </Stack>
  );
}
