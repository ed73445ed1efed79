import type { ApolloClient } from "@apollo/client";
import { appendComment } from "#client/features/comments/core/commentCache.ts";
import type { WrittenComment } from "#client/features/comments/core/pendingComments.ts";
import { graphql } from "#client/gql/gql.ts";

const AddComment = graphql(`
  mutation AddComment($postId: ID!, $content: String!, $parentId: ID, $clientId: ID) {
    addComment(postId: $postId, content: $content, parentId: $parentId, clientId: $clientId) {
      id
      ...CommentThread_comment
      post {
        id
        commentsCount
      }
    }
  }
`);

/** Saves a comment or a reply and appends it to its list. A repeated attempt never saves it twice. */
export async function sendComment(client: ApolloClient, comment: WrittenComment): Promise<void> {
  const { clientId, postId, parentId, content } = comment;
  await client.mutate({
    mutation: AddComment,
    variables: { postId, parentId, content, clientId },
    update(cache, { data }) {
      const added = data?.addComment;
      if (added) appendComment(cache, { commentId: added.id, postId, parentId }, { isOwn: true });
    },
  });
}
