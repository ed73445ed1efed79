import { useApolloClient } from "@apollo/client/react";
import type { ApolloClient } from "@apollo/client";
import { useEffect } from "react";
import { appendComment, forgetComment } from "#client/features/comments/core/commentCache.ts";
import { graphql } from "#client/gql/gql.ts";
import type { CommentEventsSubscription } from "#client/gql/graphql.ts";
import { ignoreFailure } from "#client/lib/ignoreFailure.ts";

const CommentEvents = graphql(`
  subscription CommentEvents($postId: ID!) {
    commentEvents(postId: $postId) {
      kind
      commentId
      comment {
        id
        parentId
        ...CommentItem_comment
      }
    }
  }
`);

/** The thread of a new comment, which nobody has replied to yet. */
const NewThread = graphql(`
  fragment NewThread on Comment {
    replies(first: 10) {
      edges {
        cursor
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`);

/**
 * Updates the comments under an open post while others write, edit and delete them. New ones come after those that are
 * loaded, so nothing above them moves.
 */
export function useLiveComments(postId: string, isOpen: boolean): void {
  const client = useApolloClient();
  useEffect(() => {
    if (!isOpen) return undefined;
    const events = client.subscribe({ query: CommentEvents, variables: { postId } }).subscribe({
      next: ({ data }) => data && apply(client, postId, data.commentEvents),
      // The link has logged the error, and the comments are read without events too.
      error: () => {},
    });
    return () => events.unsubscribe();
  }, [client, postId, isOpen]);
}

function apply(
  client: ApolloClient,
  postId: string,
  { kind, commentId, comment }: CommentEventsSubscription["commentEvents"],
): void {
  const { cache } = client;
  if (kind === "RESYNC") {
    const again = client.refetchQueries({
      include: "active",
      onQueryUpdated: ({ queryName, variables }) =>
        queryName === "PostComments" && "postId" in variables && variables["postId"] === postId,
    });
    void ignoreFailure(again, "repeated");
  }
  if (kind === "ADDED" && comment) {
    const { id, parentId } = comment;
    if (parentId === null) {
      cache.writeFragment({ id: `Comment:${id}`, fragment: NewThread, fragmentName: "NewThread", data: NO_REPLIES });
    }
    appendComment(cache, { commentId: id, postId, parentId }, { isOwn: false });
  }
  if (kind === "REMOVED" && commentId !== null) {
    forgetComment(cache, { commentId, postId, parentId: parentOf(client, commentId) });
  }
}

const NO_REPLIES = {
  __typename: "Comment" as const,
  replies: {
    __typename: "CommentConnection" as const,
    edges: [],
    pageInfo: { __typename: "PageInfo" as const, hasNextPage: false, endCursor: null },
    totalCount: 0,
  },
};

const CommentParent = graphql(`
  fragment CommentParent on Comment {
    id
    parentId
  }
`);

function parentOf(client: ApolloClient, commentId: string): string | null {
  const known = client.cache.readFragment({ id: `Comment:${commentId}`, fragment: CommentParent });
  return known?.parentId ?? null;
}
