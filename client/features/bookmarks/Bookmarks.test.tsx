import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { ScriptedServer } from "#client/apollo/scriptedServer.testkit.ts";
import { aPost, renderWithPosts } from "#client/features/posts/card/posts.testkit.tsx";
import { toastStore } from "#client/ui/toasts/toast.ts";
import { Bookmarks } from "./Bookmarks.tsx";
import { countsWithout } from "./useBookmarks.ts";

afterEach(cleanup);

interface Stored {
  id: string;
  title?: string;
  tags?: string[];
  note?: string | null;
  isGone?: boolean;
}

function answerOf(stored: Stored[], tags: { name: string; count: number }[] = []) {
  return {
    __typename: "Query",
    viewer: {
      __typename: "Viewer",
      bookmarks: {
        __typename: "BookmarkConnection",
        edges: stored.map(({ id, title = `Post ${id}`, tags: own = [], note = null, isGone = false }) => ({
          __typename: "BookmarkEdge",
          cursor: `c${id}`,
          postId: id,
          note,
          savedAt: "2024-01-05T12:00:00.000Z",
          folders: [],
          node: isGone ? null : aPost({ id, title, tags: own, bookmarked: true }),
        })),
        pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
        totalCount: stored.length,
        tags: tags.map((tag) => ({ __typename: "TagCount", ...tag })),
      },
    },
  };
}

const noFolders = { viewer: { __typename: "Viewer", bookmarkFolders: [] } };
const answered = (server: ScriptedServer, page: () => void) =>
  act(async () => {
    server.answer("BookmarkFolders", noFolders);
    page();
  });

async function shelfWith(stored: Stored[], tags: { name: string; count: number }[] = []) {
  const view = renderWithPosts(<Bookmarks />, []);
  await answered(view.server, () => view.server.answer("BookmarksPage", answerOf(stored, tags)));
  await screen.findByText(/saved|No bookmarks/);
  const titles = () =>
    within(screen.getByRole("list", { name: "Bookmarks" }))
      .getAllByRole("article")
      .map((article) => article.querySelector("h2")?.textContent ?? article.textContent);
  return { ...view, titles };
}

const lastRequested = (server: { calls: { name: string; variables: Record<string, unknown> }[] }) =>
  server.calls.filter(({ name }) => name === "BookmarksPage").at(-1)?.variables;

test("three placeholders are shown while bookmarks are loading", () => {
  const { container } = renderWithPosts(<Bookmarks />, []);
  expect(container.querySelectorAll("[data-skeleton]")).toHaveLength(3);
});

test("a member without bookmarks sees how to add one", async () => {
  const { server } = renderWithPosts(<Bookmarks />, []);
  await answered(server, () => server.answer("BookmarksPage", answerOf([])));
  expect(await screen.findByText("No bookmarks yet.")).toBeDefined();
});

test("bookmarks that cannot be loaded can be tried again", async () => {
  const { server } = renderWithPosts(<Bookmarks />, []);
  await answered(server, () => server.fail("BookmarksPage"));
  const again = await screen.findByRole("button", { name: "Try Again" });
  await act(async () => fireEvent.click(again));
  await act(async () => server.answer("BookmarksPage", answerOf([{ id: "7" }])));
  expect(await screen.findByText("Post 7")).toBeDefined();
});

test("a removed bookmark leaves at once, with its tag, and can be restored with its note", async () => {
  const { server, titles } = await shelfWith(
    [
      { id: "8", tags: ["energy"], note: "for the meeting" },
      { id: "7", tags: ["energy"] },
    ],
    [{ name: "energy", count: 2 }],
  );
  const [first] = screen.getAllByRole("button", { name: /^Bookmark / });
  await act(async () => void (first && fireEvent.click(first)));
  expect(titles()).toEqual(["Post 7"]);
  expect(screen.getByRole("button", { name: "#energy 1 bookmark" })).toBeDefined();
  expect(screen.getByText("1 saved")).toBeDefined();
  const gone = { __typename: "Post", id: "8", bookmarked: false, bookmarksCount: 8 };
  await act(async () => server.answer("SetBookmarked", { setBookmarked: gone }));

  const [notice] = toastStore.items();
  expect(notice).toMatchObject({ title: "Bookmark removed", action: { label: "Undo" } });
  await act(async () => [notice?.action ?? []].flat()[0]?.onSelect());
  expect(titles()).toEqual(["Post 8", "Post 7"]);
  await act(async () =>
    server.answer("SetBookmarked", { setBookmarked: { ...gone, bookmarked: true, bookmarksCount: 9 } }),
  );
  expect(server.calls.at(-1)).toMatchObject({
    name: "UpdateBookmark",
    variables: { input: { id: "8", note: "for the meeting", folderIds: [] } },
  });
});

test("a bookmark that could not be removed comes back with a message", async () => {
  const { server, titles } = await shelfWith([{ id: "8" }, { id: "7" }]);
  const [first] = screen.getAllByRole("button", { name: /^Bookmark / });
  await act(async () => void (first && fireEvent.click(first)));
  await act(async () => server.fail("SetBookmarked"));
  await waitFor(() => expect(titles()).toEqual(["Post 8", "Post 7"]));
  expect(toastStore.items()[0]).toMatchObject({ title: "Couldn't remove the bookmark" });
});

test("a deleted post leaves a stub with its note, which can be removed", async () => {
  const { server } = await shelfWith([{ id: "8", isGone: true, note: "the talk" }, { id: "7" }]);
  const stub = screen.getByRole("article", { name: "This post isn't available" });
  expect(stub.textContent).toContain("the talk");
  await act(async () => fireEvent.click(within(stub).getByRole("button", { name: "Remove" })));
  await act(async () => server.answer("RemoveBookmark", { removeBookmark: "8" }));
  expect(screen.queryByRole("article", { name: "This post isn't available" })).toBeNull();
});

test("tags are combined, the order changes, and the address contains both", async () => {
  const { server, router } = await shelfWith(
    [{ id: "7", tags: ["energy", "cities"] }],
    [
      { name: "energy", count: 1 },
      { name: "cities", count: 1 },
    ],
  );
  await act(async () => fireEvent.click(screen.getByRole("button", { name: /#energy/ })));
  await act(async () => fireEvent.click(screen.getByRole("button", { name: /#cities/ })));
  await act(async () => fireEvent.click(screen.getByRole("button", { name: /Sort by Date/ })));
  expect(router.state.location.search).toBe("?tag=energy&tag=cities&sort=oldest");
  expect(lastRequested(server)).toMatchObject({ tags: ["energy", "cities"], order: "OLDEST" });
  expect(screen.getByRole("button", { name: /#energy/ }).getAttribute("aria-pressed")).toBe("true");
  expect(screen.getByRole("button", { name: /Sort by Date ?, oldest first/ })).toBeDefined();
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Clear" })));
  expect(router.state.location.search).toBe("?sort=oldest");
});

test("a search without results offers to clear it", async () => {
  const { server, router } = await shelfWith([{ id: "7" }]);
  await act(async () => router.navigate("/?q=nowhere"));
  expect(lastRequested(server)).toMatchObject({ query: "nowhere" });
  await act(async () => server.answer("BookmarksPage", answerOf([])));
  expect(await screen.findByText("Nothing matches")).toBeDefined();
  expect(screen.getByRole("searchbox", { name: "Search bookmarks" })).toHaveProperty("value", "nowhere");
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Clear" })));
  expect(router.state.location.search).toBe("");
});

test("a note is edited in the list", async () => {
  const { server } = await shelfWith([{ id: "7" }]);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Add note" })));
  const field = screen.getByRole("textbox", { name: "Note" });
  await act(async () => fireEvent.change(field, { target: { value: "  Ask Bo about it " } }));
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Save note" })));
  await waitFor(() => expect(server.calls.at(-1)?.variables).toEqual({ input: { id: "7", note: "Ask Bo about it" } }));
  await act(async () =>
    server.answer("UpdateBookmark", {
      updateBookmark: { __typename: "BookmarkEdge", postId: "7", note: "Ask Bo about it", folders: [] },
    }),
  );
  expect(screen.getByText("Ask Bo about it")).toBeDefined();
  expect(screen.getByRole("button", { name: "Edit note" })).toBeDefined();
});

test("a note that is too long is not sent", async () => {
  await shelfWith([{ id: "7" }]);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Add note" })));
  const field = screen.getByRole("textbox", { name: "Note" });
  await act(async () => fireEvent.change(field, { target: { value: "x".repeat(501) } }));
  expect(screen.getByText("1 character too many")).toBeDefined();
  expect(screen.getByRole("button", { name: "Save note" }).getAttribute("aria-disabled")).toBe("true");
});

test("counts of tags leave out removed bookmarks", () => {
  const tags = [
    { name: "energy", count: 2 },
    { name: "cities", count: 1 },
  ];
  expect(countsWithout(tags, [{ node: { tags: ["energy", "cities"] } }, { node: null }])).toEqual([
    { name: "energy", count: 1 },
  ]);
});
