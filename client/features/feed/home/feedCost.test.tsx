import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { aPost, renderWithPosts } from "#client/features/posts/card/posts.testkit.tsx";
import { FeedList } from "#client/features/feed/list/FeedList.tsx";
import { useFeed } from "./useFeed.ts";

afterEach(cleanup);

const EVERYTHING = { scope: "EVERYTHING", order: "LATEST" } as const;

/** Short pages suffice, and a card takes long to render here. */
const PAGE = 5;

const idOf = (at: number) => String(10_000 - at);

/** Returns a page with the posts from one position in the feed to another. */
function page(from: number, to: number) {
  const ids = Array.from({ length: to - from }, (_, at) => idOf(from + at));
  return {
    __typename: "Query",
    feed: {
      __typename: "PostConnection",
      edges: ids.map((id) => ({ __typename: "PostEdge", cursor: `c${id}`, node: aPost({ id, title: `Post ${id}` }) })),
      pageInfo: { __typename: "PageInfo", hasNextPage: true, endCursor: `c${ids.at(-1)}` },
      totalCount: 1_000,
    },
  };
}

function Reader() {
  const feed = useFeed(EVERYTHING);
  const { items, totalCount, loadMore } = feed;
  return (
    <>
      <FeedList
        posts={items ?? []}
        totalCount={totalCount}
        labelledBy="heading"
        isBusy={feed.more === "loading"}
        hasKeys
      />
      <button type="button" onClick={loadMore}>
        Next page
      </button>
    </>
  );
}

/** Returns a feed of this length, with what it asks of the cache from then on. */
async function feedOf(count: number) {
  const { client, container, server } = renderWithPosts(<Reader />, []);
  await act(async () => server.answer("FeedPage", page(0, count)));
  await waitFor(() => expect(container.querySelectorAll("article")).toHaveLength(count));
  const identify = vi.spyOn(client.cache, "identify");
  const watch = vi.spyOn(client.cache, "watch");
  /** The cards that were rendered since the last call, and the observers of the cache that were added. */
  const spent = () => {
    const cards = identify.mock.calls.filter(
      ([object]) => "__typename" in object && object.__typename === "Post",
    ).length;
    const observers = watch.mock.calls.length;
    for (const spy of [identify, watch]) spy.mockClear();
    return { cards, observers };
  };
  // Searching by role would take long in a page of this size.
  const articles = () => [...container.querySelectorAll("article")];
  return { server, spent, articles };
}

/** Appends a page to a feed of this length, then likes a post in it; returns what each has cost. */
async function costs(count: number) {
  const { server, spent, articles } = await feedOf(count);
  fireEvent.click(screen.getByText("Next page"));
  await act(async () => server.answer("FeedPage", page(count, count + PAGE)));
  await waitFor(() => expect(articles()).toHaveLength(count + PAGE));
  const appended = spent();

  const like = articles().at(-1)?.querySelector('[data-act="like"]');
  if (!like) throw new Error("The card has no like button.");
  fireEvent.click(like);
  const id = idOf(count + PAGE - 1);
  await act(async () =>
    server.answer("SetLiked", { setLiked: { __typename: "Post", id, liked: true, likesCount: 129 } }),
  );
  expect(like.getAttribute("aria-pressed")).toBe("true");
  cleanup();
  return { appended, liked: spent() };
}

test("a page and a like cost a long feed as much as a short one", async () => {
  const [short, long] = [await costs(PAGE), await costs(4 * PAGE)];
  expect(long).toEqual(short);
  expect(short.appended.observers).toBe(PAGE);
  expect(short.liked.cards).toBeLessThanOrEqual(3);
});
