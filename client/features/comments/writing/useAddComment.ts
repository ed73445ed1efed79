import { useMutation } from "@apollo/client/react";
import type { ApolloCache, Reference } from "@apollo/client";
import { graphql } from "#client/gql/gql.ts";
import { useAttemptId } from "#client/lib/state/useAttemptId.ts";
import type { StoredList } from "#client/features/comments/core/commentCache.ts";

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

interface NewComment {
  postId: string;
  parentId: string | null;
  content: string;
}

/** Saves a comment or a reply and appends it to its list. A repeated attempt never saves it twice. */
export function useAddComment() {
  const [mutate] = useMutation(AddComment);
  const attemptId = useAttemptId();

  return async ({ postId, parentId, content }: NewComment): Promise<void> => {
    await mutate({
      variables: { postId, parentId, content, clientId: attemptId(`${parentId ?? ""} ${content}`) },
      update(cache, { data }) {
        const comment = data?.addComment;
        if (comment) append(cache, { list: parentId ? `Comment:${parentId}` : `Post:${postId}`, id: comment.id });
      },
    });
  };
}

/** Appends a comment to the cached list of its post, or of the comment that it replies to. */
function append(cache: ApolloCache, { list, id }: { list: string; id: string }): void {
  const add = (stored: Readonly<StoredList> | Reference, { toReference }: { toReference: ToReference }) => {
    const node = toReference({ __typename: "Comment", id });
    if (!node || !("edges" in stored)) return stored;
    if (stored.edges.some((edge) => edge.node.__ref === node.__ref)) return stored;
    return {
      ...stored,
      edges: [...stored.edges, { __typename: "CommentEdge", cursor: "", node }],
      totalCount: stored.totalCount + 1,
    };
  };
  cache.modify<Record<string, StoredList>>({
    id: list,
    fields: list.startsWith("Post:") ? { comments: add } : { replies: add },
  });
}

type ToReference = (entity: { __typename: string; id: string }) => Reference | undefined;
