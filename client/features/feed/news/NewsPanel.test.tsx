import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { renderWithPosts } from "#client/features/posts/card/posts.testkit.tsx";
import { NewsPanel } from "./NewsPanel.tsx";

afterEach(cleanup);

const link = (nr: number) => ({
  __typename: "SharedLink",
  url: `https://example.org/${nr}`,
  host: "example.org",
  membersCount: nr,
  lastSharedAt: "2024-01-05T12:00:00.000Z",
  post: { __typename: "Post", id: `1${nr}`, title: `Shared ${nr}`, content: "" },
});
const idea = (nr: number) => ({
  __typename: "Post",
  id: `2${nr}`,
  title: null,
  content: `Idea ${nr} with a few words`,
  likesCount: 1,
  commentsCount: 2,
  author: { __typename: "User", id: "2", name: "Lena Ortiz" },
});
const news = (links: number, ideas: number) => ({
  __typename: "Query",
  news: {
    __typename: "News",
    links: Array.from({ length: links }, (_, at) => link(at + 1)),
    ideas: Array.from({ length: ideas }, (_, at) => idea(at + 1)),
  },
});

async function panelWith(links: number, ideas: number) {
  const view = renderWithPosts(<NewsPanel />, []);
  await act(async () => view.server.answer("NewsOfTheDay", news(links, ideas)));
  return view;
}

test("five placeholders are shown while news are loading", () => {
  const { container } = renderWithPosts(<NewsPanel />, []);
  expect(container.querySelectorAll("[data-skeleton]")).toHaveLength(5);
});

test("a line shows what is shared, where it leads and by how many", async () => {
  await panelWith(2, 1);
  expect((await screen.findByRole("link", { name: "Shared 2" })).getAttribute("href")).toBe("/post/12");
  const out = screen.getAllByRole("link", { name: "example.org (opens in a new tab)" })[1];
  expect(out?.getAttribute("href")).toBe("https://example.org/2");
  expect(out?.closest("li")?.textContent).toContain("example.org (opens in a new tab) · 2 members");
  expect(screen.getByRole("link", { name: "Idea 1 with a few words" }).closest("li")?.textContent).toContain(
    "Lena Ortiz · 1 like · 2 comments",
  );
});

test("five lines are shown until the list is expanded", async () => {
  await panelWith(5, 5);
  await screen.findByText("Shared 1");
  expect(screen.getAllByRole("listitem")).toHaveLength(5);
  expect(screen.getByText("Idea 1 with a few words")).toBeDefined();
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Show more" })));
  expect(screen.getAllByRole("listitem")).toHaveLength(10);
});

test("without news the panel is hidden", async () => {
  const { container } = await panelWith(0, 0);
  await waitFor(() => expect(container.textContent).toBe(""));
});

test("news that cannot be loaded can be tried again", async () => {
  const { server } = renderWithPosts(<NewsPanel />, []);
  await act(async () => server.fail("NewsOfTheDay"));
  const again = await screen.findByRole("button", { name: "Try Again" });
  await act(async () => fireEvent.click(again));
  await act(async () => server.answer("NewsOfTheDay", news(1, 0)));
  expect(await screen.findByText("Shared 1")).toBeDefined();
});
