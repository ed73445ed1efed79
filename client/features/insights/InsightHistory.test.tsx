import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderWithPosts } from "#client/features/posts/card/posts.testkit.tsx";
import { InsightHistory } from "./InsightHistory.tsx";

afterEach(cleanup);

const historyOf = (prompts: string[]) => ({
  viewer: {
    __typename: "Viewer",
    insights: {
      __typename: "InsightConnection",
      edges: prompts.map((prompt) => ({
        __typename: "InsightEdge",
        cursor: prompt,
        node: { __typename: "Insight", id: prompt, prompt, createdAt: "2024-01-05T12:00:00.000Z" },
      })),
      pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
    },
  },
});

async function deleting(prompt: string) {
  const onGone = vi.fn<() => void>();
  const { server } = renderWithPosts(<InsightHistory current={prompt} onGone={onGone} />, []);
  await act(async () => server.answer("InsightHistory", historyOf(["Tools", "Homes"])));
  fireEvent.click(await screen.findByRole("button", { name: `Delete “${prompt}”` }));
  const dialog = await screen.findByRole("alertdialog");
  fireEvent.click(within(dialog).getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(server.calls.at(-1)?.name).toBe("DeleteInsight"));
  return { server, onGone };
}

test("an insight that was deleted elsewhere leaves the list without an error", async () => {
  const { server, onGone } = await deleting("Tools");
  await act(async () => server.refuse("DeleteInsight", "NOT_FOUND"));
  await waitFor(() => expect(onGone).toHaveBeenCalled());
  await act(async () => server.answer("InsightHistory", historyOf(["Homes"])));
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual([expect.stringContaining("Homes")]);
});

test("an insight that could not be deleted stays, and the dialog shows why", async () => {
  const { server, onGone } = await deleting("Tools");
  await act(async () => server.fail("DeleteInsight"));
  await within(screen.getByRole("alertdialog")).findByText(/Couldn't delete it/);
  expect(onGone).not.toHaveBeenCalled();
  expect(screen.getAllByRole("link", { hidden: true })).toHaveLength(2);
});
