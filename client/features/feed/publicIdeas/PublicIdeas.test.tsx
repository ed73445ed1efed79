import { ThemeProvider } from "@emotion/react";
import { act, cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { theme } from "#client/theme/theme.ts";
import { PublicIdeas } from "./PublicIdeas.tsx";

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const ada = { name: "Ada Byron", avatar: null };
const IDEAS = [
  { id: 7, title: "A library of things", excerpt: "Lend tools, not only books.", user: ada },
  { id: 8, title: null, excerpt: "Benches that face each other", user: ada },
];

async function pageWith(answer: () => Promise<Response>) {
  const fetching = vi.fn(answer);
  vi.stubGlobal("fetch", fetching);
  const view = await act(async () =>
    render(
      <ThemeProvider theme={theme}>
        <MemoryRouter>
          <PublicIdeas />
        </MemoryRouter>
      </ThemeProvider>,
    ),
  );
  return { ...view, fetching };
}

test("an idea is named by its title or its first words, has its author, and leads to the post", async () => {
  const { fetching } = await pageWith(async () => Response.json({ success: true, ideas: IDEAS }));
  expect(fetching).toHaveBeenCalledWith("/api/public-ideas", expect.anything());
  expect(screen.getByRole("link", { name: "A library of things" }).getAttribute("href")).toBe("/post/7");
  expect(screen.getByText("Lend tools, not only books.")).toBeDefined();
  expect(screen.getByRole("link", { name: "Benches that face each other" }).getAttribute("href")).toBe("/post/8");
  expect(screen.getAllByText("Benches that face each other")).toHaveLength(1);
  expect(screen.getAllByText("Ada Byron")).toHaveLength(2);
});

test.each([
  ["there are none", async () => Response.json({ success: true, ideas: [] })],
  ["the server refuses", async () => Response.json({ success: false, message: "No" }, { status: 503 })],
  ["nobody answers", () => Promise.reject(new TypeError("Failed to fetch"))],
])("nothing is shown where %s", async (_, answer) => {
  const { container } = await pageWith(answer);
  expect(container.textContent).toBe("");
});
