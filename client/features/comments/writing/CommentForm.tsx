import type { Ref } from "react";
import { commentPlace, replyPlace } from "./commentPlaces.ts";
import { CommentBox } from "./CommentBox.tsx";
import { useAddComment } from "./useAddComment.ts";

interface CommentFormProps {
  postId: string;
  /** The comment that is replied to; without it, the comment is on the post itself. */
  parentId?: string;
  label: string;
  submitLabel: "Comment" | "Reply";
  initialText?: string;
  autoFocus?: boolean;
  onDone?: () => void;
  onCancel?: () => void;
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** The composer of a new comment or reply. */
export function CommentForm({ postId, parentId, onDone, ...rest }: CommentFormProps) {
  const addComment = useAddComment();

  async function send(content: string) {
    await addComment({ postId, parentId: parentId ?? null, content });
    onDone?.();
  }

  const place = parentId ? replyPlace(parentId) : commentPlace(postId);
  return <CommentBox {...rest} place={place} failure="Failed to add comment" onSend={send} />;
}
