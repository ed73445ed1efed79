import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { aPost, renderWithPosts } from "#client/features/posts/card/posts.testkit.tsx";
import { useFeed } from "./useFeed.ts";

afterEach(cleanup);

const EVERYTHING = { scope: "EVERYTHING", order: "LATEST" } as const;

function page(ids: string[], hasNextPage: boolean) {
  return {
    __typename: "Query",
    feed: {
      __typename: "PostConnection",
      edges: ids.map((id) => ({ __typename: "PostEdge", cursor: `c${id}`, node: aPost({ id }) })),
      pageInfo: { __typename: "PageInfo", hasNextPage, endCursor: `c${ids.at(-1)}` },
      totalCount: 4,
    },
  };
}

function Reader() {
  const feed = useFeed(EVERYTHING);
  return (
    <div>
      <p>{feed.items?.map(({ id }) => id).join(" ") ?? "nothing"}</p>
      <output>{feed.hasMore ? feed.more : "end"}</output>
      {!feed.canFetchAhead && <hr />}
      <button type="button" onClick={feed.fetchAhead}>
        near
      </button>
      <button type="button" onClick={() => feed.loadMore()}>
        end
      </button>
    </div>
  );
}

async function reading() {
  const view = renderWithPosts(<Reader />, []);
  await act(async () => view.server.answer("FeedPage", page(["9", "8"], true)));
  const reach = (position: "near" | "end") =>
    act(async () => void fireEvent.click(screen.getByRole("button", { name: position })));
  const visible = () => view.container.querySelector("p")?.textContent;
  const state = () => view.container.querySelector("output")?.textContent;
  /** Waits until the page after the last visible post is loaded. */
  const isThere = () => waitFor(() => expect(screen.getByRole("separator")).toBeTruthy());
  return { ...view, reach, visible, state, isThere };
}

test("a page that is fetched ahead appears only when the end is reached, without another request", async () => {
  const { server, reach, visible, state, isThere } = await reading();
  await reach("near");
  await reach("near");
  await act(async () => server.answer("FeedPage", page(["7", "6"], false)));
  await isThere();
  expect(visible()).toBe("9 8");
  expect(state()).toBe("idle");
  await reach("end");
  await waitFor(() => expect(visible()).toBe("9 8 7 6"));
  await waitFor(() => expect(state()).toBe("end"));
  expect(server.calls.filter(({ name }) => name === "FeedPage")).toHaveLength(2);
});

test("an end that is reached before the page has loaded waits for that page", async () => {
  const { server, reach, visible, state } = await reading();
  await reach("near");
  await reach("end");
  expect(state()).toBe("loading");
  await act(async () => server.answer("FeedPage", page(["7", "6"], false)));
  await waitFor(() => expect(visible()).toBe("9 8 7 6"));
  expect(server.calls.filter(({ name }) => name === "FeedPage")).toHaveLength(2);
});

test("fetching ahead fails silently; reaching the end requests again and shows when that fails too", async () => {
  const { server, reach, visible, state } = await reading();
  await reach("near");
  await act(async () => server.fail("FeedPage"));
  expect(state()).toBe("idle");
  await reach("end");
  await act(async () => server.fail("FeedPage"));
  await waitFor(() => expect(state()).toBe("failed"));
  expect(visible()).toBe("9 8");
  await reach("end");
  await act(async () => server.answer("FeedPage", page(["7", "6"], false)));
  await waitFor(() => expect(visible()).toBe("9 8 7 6"));
});
