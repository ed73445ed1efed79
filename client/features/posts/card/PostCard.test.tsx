import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { PostCard } from "./PostCard.tsx";
import { ScriptedServer } from "#client/apollo/scriptedServer.testkit.ts";
import { aPost, refTo, renderWithPosts } from "./posts.testkit.tsx";

afterEach(cleanup);

function words(count: number): string {
  return Array.from({ length: count }, (_, index) => `word${index + 1}`).join(" ");
}

test("a card shows 36 words and links to the rest", () => {
  const post = aPost({ content: words(37) });
  renderWithPosts(<PostCard post={refTo(post)} />, [post]);
  expect(screen.getByText(/word1 .*word36…/)).toBeDefined();
  expect(screen.queryByText(/word37/)).toBeNull();
  const more = screen.getByText("Read more");
  expect(more.getAttribute("href")).toBe("/post/7");
});

test("a text of 36 words is shown completely", () => {
  const post = aPost({ content: words(36) });
  renderWithPosts(<PostCard post={refTo(post)} />, [post]);
  expect(screen.getByText(words(36))).toBeDefined();
  expect(screen.queryByText("Read more")).toBeNull();
});

test("three tags are shown and the others counted", () => {
  const post = aPost({ tags: ["energy", "grids", "policy", "cities", "housing"] });
  renderWithPosts(<PostCard post={refTo(post)} />, [post]);
  expect(screen.getAllByText(/^#/).map((tag) => tag.textContent)).toEqual(["#energy", "#grids", "#policy"]);
  expect(screen.getByText("+2")).toBeDefined();
});

test("three tags need no count", () => {
  const post = aPost({ tags: ["energy", "grids", "policy"] });
  renderWithPosts(<PostCard post={refTo(post)} />, [post]);
  expect(screen.queryByText(/^\+/)).toBeNull();
});

test("the card shows the author and the date", () => {
  const post = aPost();
  renderWithPosts(<PostCard post={refTo(post)} />, [post]);
  expect(screen.getByText("Lena Ortiz")).toBeDefined();
  expect(screen.getByText("@lena")).toBeDefined();
  expect(screen.getByText("Jan 5, 2024").getAttribute("datetime")).toBe("2024-01-05T12:00:00.000Z");
});

test("nobody sees a zero, and screen readers name it", () => {
  const post = aPost({ likesCount: 0, commentsCount: 0, bookmarksCount: 1 });
  renderWithPosts(<PostCard post={refTo(post)} />, [post]);
  const figureOf = (name: string, figure: string) =>
    getComputedStyle(within(screen.getByRole("button", { name })).getByText(figure)).position;
  expect(figureOf("Like 0", "0")).toBe("absolute");
  expect(figureOf("Comment 0 comments", "0")).toBe("absolute");
  expect(figureOf("Bookmark 1", "1")).not.toBe("absolute");
});

test("everything that can be done with a post is in one row", () => {
  const post = aPost();
  renderWithPosts(<PostCard post={refTo(post)} />, [post]);
  const names = screen.getAllByRole("button").map((button) => button.getAttribute("aria-label") ?? button.textContent);
  expect(names).toEqual([
    "Like 128",
    "Show who likes this: 128",
    "Comment 14 comments",
    "Bookmark 9",
    "Share",
    "More about Lena Ortiz",
  ]);
});

test("a like is rendered at once and reverted when it cannot be saved", async () => {
  const post = aPost();
  const { server } = renderWithPosts(<PostCard post={refTo(post)} />, [post]);
  const like = screen.getByRole("button", { name: /Like/ });
  fireEvent.click(like);
  expect(like.getAttribute("aria-pressed")).toBe("true");
  expect(like.textContent).toContain("129");
  await act(async () => server.refuse("SetLiked"));
  expect(like.getAttribute("aria-pressed")).toBe("false");
  expect(like.textContent).toContain("128");
  expect(screen.getByText("Like removed, could not save")).toBeDefined();
});

test("a card that was liked still follows what its author changes", async () => {
  const post = aPost();
  const { client, server } = renderWithPosts(<PostCard post={refTo(post)} />, [post]);
  fireEvent.click(screen.getByRole("button", { name: /Like/ }));
  await act(async () =>
    server.answer("SetLiked", { setLiked: { __typename: "Post", id: "7", liked: true, likesCount: 129 } }),
  );
  await act(async () => {
    client.cache.modify({ id: "Post:7", fields: { title: () => "Large batteries", commentsCount: () => 15 } });
  });
  expect(screen.getByRole("heading", { name: "Large batteries" })).toBeDefined();
  expect(screen.getByRole("button", { name: /Comment/ }).textContent).toContain("15");
});

test("the server's answer about a bookmark wins", async () => {
  const post = aPost();
  const { server } = renderWithPosts(<PostCard post={refTo(post)} />, [post]);
  const bookmark = screen.getByRole("button", { name: /Bookmark/ });
  fireEvent.click(bookmark);
  expect(bookmark.textContent).toContain("10");
  await act(async () =>
    server.answer("SetBookmarked", {
      setBookmarked: { __typename: "Post", id: "7", bookmarked: true, bookmarksCount: 23 },
    }),
  );
  expect(bookmark.getAttribute("aria-pressed")).toBe("true");
  expect(bookmark.textContent).toContain("23");
});

test("of rapid toggles only the last intent is saved", async () => {
  const post = aPost();
  const server = new ScriptedServer();
  renderWithPosts(<PostCard post={refTo(post)} />, [post], server);
  const like = screen.getByRole("button", { name: /Like/ });
  for (let click = 0; click < 4; click++) fireEvent.click(like);
  expect(like.getAttribute("aria-pressed")).toBe("false");
  expect(server.calls.map((call) => call.variables)).toEqual([{ postId: "7", liked: true }]);
  await act(async () =>
    server.answer("SetLiked", { setLiked: { __typename: "Post", id: "7", liked: true, likesCount: 129 } }),
  );
  expect(like.getAttribute("aria-pressed")).toBe("false");
  expect(server.calls.map((call) => call.variables)).toEqual([
    { postId: "7", liked: true },
    { postId: "7", liked: false },
  ]);
  await act(async () =>
    server.answer("SetLiked", { setLiked: { __typename: "Post", id: "7", liked: false, likesCount: 128 } }),
  );
  expect(like.textContent).toContain("128");
  expect(server.calls).toHaveLength(2);
});

test("a click on the card opens the post over the page, a click on a button does not", () => {
  const post = aPost();
  const { router } = renderWithPosts(<PostCard post={refTo(post)} />, [post]);
  fireEvent.click(screen.getByRole("button", { name: /Like/ }));
  expect(router.state.location.pathname).toBe("/");
  fireEvent.click(screen.getByText(post.content));
  expect(router.state.location.pathname).toBe("/post/7");
  expect(router.state.location.state).toEqual({ isOver: true, isCommenting: false });
});

test("a card opens a tab as a link does, if it was pressed and released on it and without selected text", () => {
  const openTab = vi.spyOn(window, "open").mockReturnValue(null);
  const post = aPost();
  const { router } = renderWithPosts(<PostCard post={refTo(post)} />, [post]);
  const text = screen.getByText(post.content);
  const like = screen.getByRole("button", { name: /Like/ });
  const click = (how: MouseEventInit, from: Element = text) => {
    fireEvent.mouseDown(from, how);
    fireEvent(
      text,
      new MouseEvent(how.button === 1 ? "auxclick" : "click", { bubbles: true, cancelable: true, ...how }),
    );
  };
  for (const how of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }]) click(how);
  expect(openTab.mock.calls).toEqual(Array.from({ length: 4 }, () => ["/post/7", "_blank", "noopener"]));
  click({ altKey: true });
  click({ button: 2 });
  click({}, like);
  click({ ctrlKey: true }, like);
  getSelection()?.selectAllChildren(text);
  click({ ctrlKey: true });
  getSelection()?.removeAllRanges();
  expect(openTab).toHaveBeenCalledTimes(4);
  expect(router.state.location.pathname).toBe("/");
  openTab.mockRestore();
});

test("name and picture lead to the profile in lower case", () => {
  const post = aPost();
  const author = { ...post.author, username: "Lena.O" };
  renderWithPosts(<PostCard post={refTo(post)} />, [{ ...post, author }]);
  expect(screen.getByRole("link", { name: "Lena Ortiz" }).getAttribute("href")).toBe("/profile/lena.o");
});

test("mentions and links lead to their targets, and those that are cut off do not", () => {
  const content = `@bo wrote https://example.org/a ${words(40)} @cy`;
  const facet = (part: string, kind: "MENTION" | "LINK", value: string) => {
    const start = content.indexOf(part);
    return { __typename: "Facet" as const, start, end: start + part.length, kind, value };
  };
  const facets = [
    facet("@bo", "MENTION", "bo"),
    facet("https://example.org/a", "LINK", "https://example.org/a"),
    facet("@cy", "MENTION", "cy"),
  ];
  const post = aPost({ content, facets });
  renderWithPosts(<PostCard post={refTo(post)} />, [post]);
  expect(screen.getByRole("link", { name: "@bo" }).getAttribute("href")).toBe("/profile/bo");
  const link = screen.getByRole("link", { name: "https://example.org/a" });
  expect(link.getAttribute("rel")).toBe("ugc nofollow noopener noreferrer");
  expect(link.getAttribute("target")).toBe("_blank");
  expect(screen.queryByText("@cy")).toBeNull();
});

test("an edited post has a mark, and an unedited one has none", () => {
  const changed = aPost({ id: "8", editedAt: "2024-01-06T12:00:00.000Z" });
  const post = aPost();
  renderWithPosts(
    <>
      <PostCard post={refTo(post)} />
      <PostCard post={refTo(changed)} />
    </>,
    [post, changed],
  );
  expect(screen.getAllByRole("button", { name: "Edited" })).toHaveLength(1);
});

test("everyone can share a post, only its author can change it", () => {
  const own = aPost({ id: "8", canEdit: true });
  const post = aPost();
  renderWithPosts(
    <>
      <PostCard post={refTo(post)} />
      <PostCard post={refTo(own)} />
    </>,
    [post, own],
  );
  expect(screen.getAllByRole("button", { name: "Share" })).toHaveLength(2);
  expect(screen.getAllByRole("button", { name: "More about your post" })).toHaveLength(1);
});
