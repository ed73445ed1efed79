import { parse } from "graphql";
import { expect, test } from "vitest";
import { createCache } from "#client/apollo/cache.ts";
import { putOnTop } from "./feedCache.ts";

/** This is not written with `gql`, because codegen would take it for a document of the product. */
const FEED = parse(`
  query Feed($filter: FeedFilter) {
    feed(first: 10, filter: $filter) {
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

function cacheWith(...ids: string[]) {
  const cache = createCache();
  for (const variables of [{}, { filter: { username: "ada" } }]) {
    cache.writeQuery({ query: FEED, variables, data: { feed: pageOf(ids) } });
  }
  for (const id of ["8", "9"]) {
    cache.writeFragment({
      id: `Post:${id}`,
      fragment: parse(`
        fragment Known on Post {
          id
        }
      `),
      data: { __typename: "Post", id },
    });
  }
  return cache;
}

function pageOf(ids: string[]) {
  return {
    __typename: "PostConnection",
    edges: ids.map((id) => ({ __typename: "PostEdge", cursor: `c${id}`, node: { __typename: "Post", id } })),
    pageInfo: { __typename: "PageInfo", hasNextPage: true, endCursor: `c${ids.at(-1)}` },
    totalCount: 50,
  };
}

function read(cache: ReturnType<typeof createCache>, variables = {}) {
  const { feed } = cache.readQuery<{ feed: ReturnType<typeof pageOf> }>({ query: FEED, variables }) ?? {};
  return { ids: feed?.edges.map((edge) => edge.node.id), total: feed?.totalCount, end: feed?.pageInfo.endCursor };
}

test("new posts are added on top, newest first, and counted", () => {
  const cache = cacheWith("7", "6");
  putOnTop(cache, ["9", "8"]);
  expect(read(cache)).toEqual({ ids: ["9", "8", "7", "6"], total: 52, end: "c6" });
});

test("a post that is there already is not added twice", () => {
  const cache = cacheWith("8", "7");
  putOnTop(cache, ["8"]);
  expect(read(cache)).toEqual({ ids: ["8", "7"], total: 50, end: "c7" });
});

test("the list of one member does not change", () => {
  const cache = cacheWith("7");
  putOnTop(cache, ["8"]);
  expect(read(cache, { filter: { username: "ada" } }).ids).toEqual(["7"]);
});
