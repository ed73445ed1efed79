import { ApolloClient, gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { expect, test, vi } from "vitest";
import { createCache } from "#client/apollo/cache.ts";
import { ScriptedServer } from "#client/apollo/scriptedServer.testkit.ts";

const FRAGMENTS = gql`
  fragment Card on Post {
    id
    liked
    author {
      id
      name
    }
    place {
      city
    }
    ...Byline @unmask
  }
  fragment Byline on Post {
    id
    edited
  }
  fragment Presence on Post {
    id
    isOpen
  }
`;

const FEED: TypedDocumentNode<{ feed: ReturnType<typeof page>["feed"] }, { after?: string }> = gql`
  query Feed($after: String) {
    feed(first: 2, after: $after) {
      edges {
        cursor
        node {
          id
          title
          ...Card
          ...Presence @unmask
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
  ${FRAGMENTS}
`;

function page(ids: string[]) {
  const edges = ids.map((id) => ({
    __typename: "PostEdge",
    cursor: `c${id}`,
    node: {
      __typename: "Post",
      id,
      title: "Bridges",
      liked: false,
      edited: false,
      isOpen: true,
      place: { __typename: "Place", city: "Porto" },
      author: { __typename: "User", id: "3", name: "Ada" },
    },
  }));
  const pageInfo = { __typename: "PageInfo", hasNextPage: true, endCursor: `c${ids.at(-1)}` };
  return { feed: { __typename: "PostConnection", edges, pageInfo } };
}

function watched() {
  const cache = createCache();
  cache.writeQuery({ query: FEED, data: page(["7", "6"]) });
  const callback = vi.fn();
  cache.watch({ query: cache.transformDocument(FEED), variables: {}, optimistic: true, immediate: true, callback });
  callback.mockClear();
  const change = (fields: Record<string, unknown>, id = "Post:7") =>
    cache.modify({
      id,
      fields: Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, () => value])),
    });
  const diffs = () => callback.mock.calls.map(([diff]) => diff);
  return { cache, change, diffs };
}

test("a query is not notified of a change in a fragment, which its component cannot see", () => {
  const { change, diffs } = watched();
  change({ liked: true, edited: true });
  change({ name: "Ada Byron" }, "User:3");
  expect(diffs()).toEqual([]);
});

test("a query is notified of a change in its own fields, with all data", () => {
  const { change, diffs } = watched();
  change({ liked: true });
  change({ title: "Tunnels" });
  change({ isOpen: false });
  expect(diffs()).toMatchObject([
    { complete: true, result: { feed: { edges: [{ node: { title: "Tunnels", liked: true } }, {}] } } },
    { complete: true, result: { feed: { edges: [{ node: { isOpen: false, author: { name: "Ada" } } }, {}] } } },
  ]);
});

test("a query is notified when an object in a fragment becomes another one, or loses a part", () => {
  const { cache, change, diffs } = watched();
  const other = { __typename: "User", id: "4", name: "Ben" };
  change({
    author: cache.writeFragment({
      fragment: gql`
        fragment Other on User {
          id
          name
        }
      `,
      data: other,
    }),
  });
  change({ place: { __typename: "Place" } });
  expect(diffs()).toMatchObject([{ complete: true }, { complete: false }]);
});

test("a query is notified when an object is evicted that only a fragment reads", () => {
  const { cache, diffs } = watched();
  cache.evict({ id: "User:3" });
  expect(diffs()).toMatchObject([{ complete: false }]);
});

function reading() {
  const server = new ScriptedServer();
  const client = new ApolloClient({ link: server.link, cache: createCache(), dataMasking: true });
  const feed = client.watchQuery({ query: FEED, variables: {} });
  feed.subscribe({});
  const ids = () => feed.getCurrentResult().data?.feed?.edges?.map((edge) => edge?.node?.id);
  return { server, client, feed, ids };
}

test("a deleted item leaves the list", async () => {
  const { server, client, ids } = reading();
  server.answer("Feed", page(["7", "6"]));
  client.cache.modify({
    fields: {
      feed: (stored, { readField }) => ({
        ...stored,
        edges: stored.edges.filter((edge: { node: { __ref: string } }) => readField("id", edge.node) !== "7"),
      }),
    },
  });
  client.cache.evict({ id: "Post:7" });
  await expect.poll(() => ids()).toEqual(["6"]);
  expect(server.calls).toHaveLength(1);
});

test("a page that changes nothing but a fragment ends the loading", async () => {
  const { server, client, feed, ids } = reading();
  server.answer("Feed", page(["7", "6"]));
  client.cache.modify({ id: "Post:7", fields: { title: () => "Tunnels" } });
  await expect.poll(() => feed.getCurrentResult().data?.feed?.edges?.[0]?.node?.title).toBe("Tunnels");
  const again = feed.fetchMore({ variables: { after: "c7" } });
  expect(feed.getCurrentResult().loading).toBe(true);
  const { feed: liked } = page(["6"]);
  for (const { node } of liked.edges) node.liked = true;
  server.answer("Feed", { feed: liked });
  await again;
  expect(feed.getCurrentResult().loading).toBe(false);
  expect(ids()).toEqual(["7", "6"]);
});
