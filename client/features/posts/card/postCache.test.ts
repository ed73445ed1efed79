import { parse } from "graphql";
import { expect, test } from "vitest";
import { createCache } from "#client/apollo/cache.ts";
import { removePost } from "./postCache.ts";

/** This is not written with `gql`, because codegen would take it for a document of the product. */
const FEED = parse(`
  query Feed {
    feed(first: 10) {
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

function feedOf(...ids: string[]) {
  const cache = createCache();
  cache.writeQuery({
    query: FEED,
    data: {
      feed: {
        __typename: "PostConnection",
        edges: ids.map((id) => ({ __typename: "PostEdge", cursor: `c${id}`, node: { __typename: "Post", id } })),
        pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
        totalCount: ids.length,
      },
    },
  });
  return cache;
}

const idsIn = (cache: ReturnType<typeof createCache>) =>
  cache.readQuery<{ feed: { edges: { node: { id: string } }[]; totalCount: number } }>({ query: FEED })?.feed;

test("a deleted post leaves the feed and its count", () => {
  const cache = feedOf("9", "8", "7");
  removePost(cache, "8");
  expect(idsIn(cache)?.edges.map(({ node }) => node.id)).toEqual(["9", "7"]);
  expect(idsIn(cache)?.totalCount).toBe(2);
  expect(Object.keys(cache.extract())).not.toContain("Post:8");
});

test("deleting a post that the feed does not contain changes nothing", () => {
  const cache = feedOf("9");
  removePost(cache, "1");
  expect(idsIn(cache)?.totalCount).toBe(1);
});
