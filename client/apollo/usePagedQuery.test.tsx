import { ApolloClient, gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import { createCache } from "./cache.ts";
import { ScriptedServer } from "./scriptedServer.testkit.ts";
import { usePagedQuery } from "./usePagedQuery.ts";

afterEach(cleanup);

interface Feed {
  feed: {
    edges: { cursor: string; node: { id: string } | null }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    totalCount: number;
  } | null;
}

const FEED: TypedDocumentNode<Feed, { first: number; after?: string }> = gql`
  query Feed($first: Int!, $after: String) {
    feed(first: $first, after: $after) {
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

function page(ids: (string | null)[], hasNextPage = false) {
  return {
    feed: {
      __typename: "PostConnection",
      edges: ids.map((id, at) => ({
        __typename: "PostEdge",
        cursor: `c${id ?? at}`,
        node: id && { __typename: "Post", id },
      })),
      pageInfo: { __typename: "PageInfo", hasNextPage, endCursor: `c${ids.at(-1)}` },
      totalCount: 9,
    },
  };
}

function reading({ skip = false } = {}) {
  const server = new ScriptedServer();
  const client = new ApolloClient({ cache: createCache(), link: server.link, dataMasking: true });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const { result } = renderHook(
    () =>
      usePagedQuery(FEED, {
        variables: { first: 2 },
        fetchPolicy: "cache-and-network",
        skip,
        connection: ({ feed }) => feed,
      }),
    { wrapper },
  );
  const ids = () => result.current.items?.map(({ id }) => id).join(" ");
  const becomes = (state: string) => waitFor(() => expect(result.current.state).toBe(state));
  return { server, client, list: result, ids, becomes };
}

test("a list loads, then has its items; deleted items are left out", async () => {
  const { server, list, ids, becomes } = reading();
  expect(list.current.state).toBe("waiting");
  await act(async () => server.answer("Feed", page(["9", null, "8"])));
  await becomes("items");
  expect(ids()).toBe("9 8");
  expect(list.current).toMatchObject({ hasMore: false, more: "idle", totalCount: 9, reason: null });
});

test("a list without items is empty only when no page can follow", async () => {
  const { server, list, becomes } = reading();
  await act(async () => server.answer("Feed", page([null], true)));
  await becomes("items");
  expect(list.current.items).toEqual([]);
  await act(async () => list.current.loadMore());
  await act(async () => server.answer("Feed", page([])));
  await becomes("empty");
});

test("a list that could not be loaded shows why, loads again on retry, and then has its items", async () => {
  const { server, list, ids, becomes } = reading();
  await act(async () => server.fail("Feed"));
  await becomes("failed");
  expect(list.current.reason).toBe("An unexpected error occurred");
  await act(async () => list.current.retry());
  await becomes("waiting");
  await act(async () => server.answer("Feed", page(["9"])));
  await becomes("items");
  expect(ids()).toBe("9");
});

test("the next page loads once at a time; after a failure the list keeps its items and can try again", async () => {
  const { server, list, ids, becomes } = reading();
  await act(async () => server.answer("Feed", page(["9", "8"], true)));
  await becomes("items");
  await act(async () => {
    list.current.loadMore();
    list.current.loadMore();
  });
  expect(server.calls).toHaveLength(2);
  expect(server.calls[1]?.variables).toEqual({ first: 2, after: "c8" });
  await act(async () => server.fail("Feed"));
  await becomes("stale");
  expect([ids(), list.current.more, list.current.hasMore]).toEqual(["9 8", "failed", true]);
  await act(async () => list.current.loadMore());
  await act(async () => server.answer("Feed", page(["7"])));
  await becomes("items");
  expect(ids()).toBe("9 8 7");
});

test("a list that cannot be read again keeps its items and is stale until it can", async () => {
  const { server, list, ids, becomes } = reading();
  await act(async () => server.answer("Feed", page(["9"])));
  await becomes("items");
  await act(async () => list.current.retry());
  await act(async () => server.fail("Feed"));
  await becomes("stale");
  expect(ids()).toBe("9");
  await act(async () => list.current.retry());
  await act(async () => server.answer("Feed", page(["9"])));
  await becomes("items");
});

test("a list that is disabled sends no request", () => {
  const { server, list } = reading({ skip: true });
  expect(list.current.state).toBe("waiting");
  expect(server.calls).toHaveLength(0);
});
