import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { aPost, renderWithPosts } from "#client/features/posts/card/posts.testkit.tsx";
import type { FullPost } from "#client/features/posts/card/posts.testkit.tsx";
import type { FeedMemoryQuery } from "#client/gql/graphql.ts";
import { toastStore } from "#client/ui/toasts/toast.ts";
import { Feed } from "./Feed.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

function page(...posts: FullPost[]) {
  return {
    __typename: "Query",
    feed: {
      __typename: "PostConnection",
      edges: posts.map((node) => ({ __typename: "PostEdge", cursor: `c${node.id}`, node })),
      pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
      totalCount: posts.length,
    },
  };
}

type Memory = NonNullable<FeedMemoryQuery["viewer"]>["feed"];

const NOBODY_FOLLOWED: Memory = {
  __typename: "ViewerFeed",
  hasFollowing: false,
  order: "LATEST",
  following: null,
  everything: null,
};

/** Renders the feed of a member, of which the server remembers this. */
async function feedOf(memory: Partial<Memory> = {}) {
  const view = renderWithPosts(<Feed EmptyFollowing={() => <p>Nobody is followed</p>} FollowChoice={() => null} />, []);
  const feed = { ...NOBODY_FOLLOWED, ...memory };
  await act(async () =>
    view.server.answer("FeedMemory", { __typename: "Query", viewer: { __typename: "Viewer", feed } }),
  );
  return view;
}

async function feedWith(...posts: FullPost[]) {
  const view = await feedOf();
  await act(async () => view.server.answer("FeedPage", page(...posts)));
  await screen.findByRole("feed");
  await waitFor(() => expect(view.server.calls.some(({ name }) => name === "EverythingAdded")).toBe(true));
  const articles = () => within(screen.getByRole("feed")).getAllByRole("article");
  const arrive = (post: FullPost) => act(async () => view.server.push("EverythingAdded", { everythingAdded: post }));
  return { ...view, articles, arrive };
}

const first = aPost({ id: "7", title: "The first" });
const second = aPost({ id: "8", title: "The second" });
const third = aPost({ id: "9", title: "The third" });

test("a feed announces how many posts it has, and where it ends", async () => {
  const { articles } = await feedWith(second, first);
  expect(articles().map((article) => article.getAttribute("aria-posinset"))).toEqual(["1", "2"]);
  expect(articles()[0]?.getAttribute("aria-setsize")).toBe("2");
  expect(await screen.findByText(/You've reached the end!/)).toBeDefined();
});

test("three placeholders are shown while posts are loading", async () => {
  const { container } = await feedOf();
  expect(container.querySelectorAll("[data-skeleton]")).toHaveLength(3);
});

test("new posts wait until the member requests them", async () => {
  const { articles, arrive } = await feedWith(first);
  await arrive(second);
  expect(screen.getByRole("button", { name: "1 new post" })).toBeDefined();
  await arrive(third);
  await arrive(third);
  expect(articles()).toHaveLength(1);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "2 new posts" })));
  await screen.findByText("The third");
  expect(articles().map((article) => article.querySelector("h2")?.textContent)).toEqual([
    "The third",
    "The second",
    "The first",
  ]);
  expect(screen.queryByRole("button", { name: /new post/ })).toBeNull();
});

test("the viewer's own post is added at once and does not count as new", async () => {
  const { articles, arrive } = await feedWith(first);
  await arrive(aPost({ id: "8", title: "My own", author: { ...first.author, id: "1" } }));
  await screen.findByText("My own");
  expect(articles()).toHaveLength(2);
  expect(screen.queryByRole("button", { name: /new post/ })).toBeNull();
});

test("a feed that cannot be loaded shows an error and can be tried again", async () => {
  const { server } = await feedOf();
  await act(async () => server.fail("FeedPage"));
  expect(toastStore.items()[0]).toMatchObject({ title: "Error loading feed", description: "Failed to load posts" });
  const again = await screen.findByRole("button", { name: "Try Again" });
  await act(async () => fireEvent.click(again));
  await act(async () => server.answer("FeedPage", page(first)));
  expect(await screen.findByText("The first")).toBeDefined();
});

test("an empty feed shows no error", async () => {
  const { server } = await feedOf();
  await act(async () => server.answer("FeedPage", page()));
  expect(await screen.findByText("Your feed is quiet")).toBeDefined();
});
