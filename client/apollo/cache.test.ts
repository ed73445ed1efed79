import { gql } from "@apollo/client";
import { expect, test } from "vitest";
import { createCache } from "./cache.ts";

const FEED = gql`
  query Feed($after: String) {
    feed(first: 2, after: $after) {
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
`;

function page(ids: number[], hasNextPage = true) {
  return {
    feed: {
      __typename: "PostConnection",
      edges: ids.map((id) => ({
        __typename: "PostEdge",
        cursor: `c${id}`,
        node: { __typename: "Post", id: String(id) },
      })),
      pageInfo: { __typename: "PageInfo", hasNextPage, endCursor: `c${ids.at(-1)}` },
      totalCount: 9,
    },
  };
}

function feedAfter(...pages: { after?: string; ids: number[]; hasNextPage?: boolean }[]) {
  const cache = createCache();
  for (const { after, ids, hasNextPage } of pages) {
    cache.writeQuery({ query: FEED, variables: after === undefined ? {} : { after }, data: page(ids, hasNextPage) });
  }
  const read = cache.readQuery<ReturnType<typeof page>>({ query: FEED });
  return { ids: read?.feed.edges.map(({ node }) => Number(node.id)), pageInfo: read?.feed.pageInfo };
}

test("the next page is added to the feed", () => {
  const feed = feedAfter({ ids: [9, 8] }, { after: "c8", ids: [7, 6], hasNextPage: false });
  expect(feed.ids).toEqual([9, 8, 7, 6]);
  expect(feed.pageInfo).toMatchObject({ hasNextPage: false, endCursor: "c6" });
});

test("fetching the first page again keeps the pages after it, so the reader keeps their position", () => {
  const feed = feedAfter({ ids: [9, 8] }, { after: "c8", ids: [7, 6], hasNextPage: false }, { ids: [10, 9] });
  expect(feed.ids).toEqual([10, 9, 8, 7, 6]);
  expect(feed.pageInfo).toMatchObject({ hasNextPage: false, endCursor: "c6" });
});

test("a first page without items of the earlier one replaces all pages", () => {
  expect(feedAfter({ ids: [4, 3] }, { after: "c3", ids: [2, 1] }, { ids: [9, 8] }).ids).toEqual([9, 8]);
});

const CONVERSATION = gql`
  query Conversation {
    conversation(id: 7) {
      id
      lastSeq
      lastMessageAt
      lastMessage {
        id
      }
    }
  }
`;

test("an answer that was under way while a message came does not take it away from its conversation", () => {
  const cache = createCache();
  const after = (seq: number) => ({
    conversation: {
      __typename: "Conversation",
      id: "7",
      lastSeq: seq,
      lastMessageAt: `2026-03-0${seq}T10:00:00.000Z`,
      lastMessage: { __typename: "Message", id: String(98 + seq) },
    },
  });
  for (const seq of [1, 3, 2]) cache.writeQuery({ query: CONVERSATION, data: after(seq) });
  expect(cache.readQuery({ query: CONVERSATION })).toEqual(after(3));
});

test("a post that came by another way than a list has no faces of who likes it, and no list of them either", () => {
  const cache = createCache();
  const likersOf = (first: number) =>
    cache.readFragment<{ likers: { edges: unknown[] } }>({
      id: "Post:7",
      fragment: gql`fragment Likers${first} on Post { likers(first: ${first}) { edges { cursor } } }`,
    })?.likers.edges;
  cache.writeFragment({
    id: "Post:7",
    fragment: gql`
      fragment Title on Post {
        title
      }
    `,
    data: { __typename: "Post", title: "New" },
  });
  expect(likersOf(2)).toEqual([]);
  expect(likersOf(20)).toBeUndefined();
});
