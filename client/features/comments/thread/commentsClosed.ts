import { useFragment } from "@apollo/client/react";
import { createContext } from "react";
import { graphql } from "#client/gql/gql.ts";

const CommentsClosed_post = graphql(`
  fragment CommentsClosed_post on Post {
    id
    commentsClosed
  }
`);

/** True where nobody can comment, so that no composer is offered. */
export const CommentsClosed = createContext(false);

/** Returns whether the comments of a post are closed; the list of its comments loads that. */
export function useCommentsClosed(postId: string): boolean {
  const from = { __typename: "Post" as const, id: postId };
  const { complete, data } = useFragment({ fragment: CommentsClosed_post, from });
  return complete && data.commentsClosed;
}
