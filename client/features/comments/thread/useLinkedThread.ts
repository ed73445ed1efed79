import { useQuery } from "@apollo/client/react";
import { graphql } from "#client/gql/gql.ts";

const LinkedComment = graphql(`
  query LinkedComment($id: ID!) {
    comment(id: $id) {
      id
      parentId
      post {
        id
      }
    }
  }
`);

const LinkedThread = graphql(`
  query LinkedThread($id: ID!) {
    comment(id: $id) {
      id
      ...CommentThread_comment
    }
  }
`);

/** Loads the thread of a linked comment separately, wherever it is among the comments. */
export function useLinkedThread(postId: string, linkedId: string | null) {
  const link = useQuery(LinkedComment, { variables: { id: linkedId ?? "" }, skip: linkedId === null });
  const known = link.data?.comment?.post.id === postId ? link.data.comment : null;
  const threadId = known ? (known.parentId ?? known.id) : null;
  const thread = useQuery(LinkedThread, { variables: { id: threadId ?? "" }, skip: threadId === null });
  const hasEnded = link.data !== undefined || link.error !== undefined;
  return {
    thread: thread.data?.comment ?? null,
    threadId,
    /** The linked comment, where it is a reply. */
    replyId: known && known.parentId !== null ? known.id : null,
    /** True when the address links to no comment of this post: it was deleted, or never existed. */
    isGone: linkedId !== null && hasEnded && !known,
  };
}
