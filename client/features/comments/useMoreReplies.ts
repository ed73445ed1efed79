import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { graphql } from "#client/gql/gql.ts";
import { CommentItem_comment } from "./CommentItem.tsx";

/** Replies hang on their comment in its list, so the comment is asked for as the one that follows its neighbour. */
const MoreReplies = graphql(`
  query MoreReplies($postId: ID!, $before: String, $after: String) {
    post(id: $postId) {
      id
      comments(first: 1, after: $before) {
        edges {
          node {
            id
            replies(first: 30, after: $after) {
              edges {
                cursor
                node {
                  id
                  liked
                  likesCount
                  ...CommentItem_comment @unmask
                }
              }
              pageInfo {
                hasNextPage
                endCursor
              }
              totalCount
            }
          }
        }
      }
    }
  }
`);

const CommentReplies = graphql(`
  fragment CommentReplies on Comment {
    id
    replies(first: 30, after: $after) {
      edges {
        cursor
        node {
          id
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

/** Loads the next replies of a comment into its thread. */
export function useMoreReplies({ postId, before }: { postId: string; before: string | null }) {
  const client = useApolloClient();
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");

  async function showMore(commentId: string, after: string | null) {
    setState("loading");
    try {
      // Not through the cache: a page of one comment would cut the list that the comment stands in.
      const { data } = await client.query({
        query: MoreReplies,
        variables: { postId, before, after },
        fetchPolicy: "no-cache",
      });
      const comment = data?.post?.comments.edges[0]?.node;
      if (comment?.id !== commentId) throw new Error("The list of comments has changed");
      client.cache.batch({
        update(cache) {
          for (const { node } of comment.replies.edges) {
            cache.writeFragment({ fragment: CommentItem_comment, fragmentName: "CommentItem_comment", data: node });
          }
          cache.writeFragment({
            id: `Comment:${commentId}`,
            fragment: CommentReplies,
            fragmentName: "CommentReplies",
            variables: { after },
            data: comment,
          });
        },
      });
      setState("idle");
    } catch {
      setState("failed");
    }
  }

  return { showMore, isLoading: state === "loading", hasFailed: state === "failed" };
}
