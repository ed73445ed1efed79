import { gql } from "@apollo/client";
import { expect, test } from "vitest";
import { createCache } from "#client/apollo/cache.ts";
import { forgetComment } from "./commentCache.ts";

const Talk = gql`
  query Talk {
    post(id: "7") {
      id
      comments(first: 20) {
        edges {
          cursor
          node {
            id
            deleted
            replies(first: 10) {
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
        }
        pageInfo {
          hasNextPage
          endCursor
        }
        totalCount
      }
    }
  }
`;

interface Thread {
  id: string;
  deleted?: boolean;
  replies?: string[];
}

/** Returns a cache with the threads of a post. */
function talkOf(...threads: Thread[]) {
  const cache = createCache();
  const list = (nodes: { id: string }[]) => ({
    __typename: "CommentConnection",
    edges: nodes.map((node) => ({ __typename: "CommentEdge", cursor: `c${node.id}`, node })),
    pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
    totalCount: nodes.length,
  });
  const comments = threads.map(({ id, deleted = false, replies = [] }) => ({
    __typename: "Comment",
    id,
    deleted,
    replies: list(replies.map((reply) => ({ __typename: "Comment", id: reply }))),
  }));
  cache.writeQuery({ query: Talk, data: { post: { __typename: "Post", id: "7", comments: list(comments) } } });
  return cache;
}

/** Returns the visible comments of the post: each thread with its replies. */
function visible(cache: ReturnType<typeof createCache>) {
  interface List<Node> {
    edges: { node: Node }[];
    totalCount: number;
  }
  const data = cache.readQuery<{ post: { comments: List<{ id: string; replies: List<{ id: string }> }> } }>({
    query: Talk,
  });
  const comments = data?.post.comments;
  return {
    count: comments?.totalCount,
    threads: comments?.edges.map(({ node }) => [node.id, ...node.replies.edges.map((edge) => edge.node.id)]),
  };
}

test("a comment without replies leaves the list", () => {
  const cache = talkOf({ id: "1" }, { id: "2" });
  forgetComment(cache, { commentId: "1", postId: "7", parentId: null });
  expect(visible(cache)).toEqual({ count: 1, threads: [["2"]] });
});

test("a comment with replies stays as a placeholder", () => {
  const cache = talkOf({ id: "1", replies: ["3"] });
  forgetComment(cache, { commentId: "1", postId: "7", parentId: null });
  expect(visible(cache)).toEqual({ count: 1, threads: [["1", "3"]] });
});

test("a reply leaves its thread, and the last one removes the placeholder above it too", () => {
  const cache = talkOf({ id: "1", deleted: true, replies: ["3", "4"] });
  forgetComment(cache, { commentId: "3", postId: "7", parentId: "1" });
  expect(visible(cache)).toEqual({ count: 1, threads: [["1", "4"]] });
  forgetComment(cache, { commentId: "4", postId: "7", parentId: "1" });
  expect(visible(cache)).toEqual({ count: 0, threads: [] });
});
