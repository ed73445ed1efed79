import { useMutation } from "@apollo/client/react";
import { graphql } from "#client/gql/gql.ts";
import { editPlace } from "./commentPlaces.ts";
import { CommentBox } from "./CommentBox.tsx";

const UpdateComment = graphql(`
  mutation UpdateComment($id: ID!, $content: String!) {
    updateComment(id: $id, content: $content) {
      id
      ...CommentItem_comment
    }
  }
`);

interface CommentEditFormProps {
  commentId: string;
  content: string;
  /** Runs after the change was saved or cancelled. */
  onDone: () => void;
}

/** The form with which the author edits a comment, in its position. */
export function CommentEditForm({ commentId, content, onDone }: CommentEditFormProps) {
  const [update] = useMutation(UpdateComment);

  async function save(next: string) {
    if (next !== content) await update({ variables: { id: commentId, content: next } });
    onDone();
  }

  return (
    <CommentBox
      label="Edit your comment"
      submitLabel="Save"
      initialText={content}
      isEdit
      autoFocus
      place={editPlace(commentId)}
      failure="Failed to update comment"
      onSend={save}
      onCancel={onDone}
    />
  );
}
