import { ThemeProvider } from "@emotion/react";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { NextPage } from "#client/lib/loaded.ts";
import { theme } from "#client/theme/theme.ts";
import { FeedEnd } from "./FeedEnd.tsx";

afterEach(cleanup);

function list(count: number, more: NextPage["more"], loadMore: () => void, hasMore = true) {
  return (
    <ThemeProvider theme={theme}>
      <div>
        <div role="feed">
          {Array.from({ length: count }, (_, at) => (
            // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as the ARIA feed pattern has it
            <article key={at} tabIndex={0}>
              {at}
            </article>
          ))}
        </div>
        <FeedEnd list={{ hasMore, more, loadMore }} count={count} />
      </div>
    </ThemeProvider>
  );
}

/** Renders a list of 100 posts, whose button is pressed with the focus on it. */
function pressed() {
  const loadMore = vi.fn();
  const view = render(list(100, "idle", loadMore));
  const button = screen.getByText("Load more");
  button.focus();
  fireEvent.click(button);
  expect(loadMore).toHaveBeenCalledTimes(1);
  view.rerender(list(100, "loading", loadMore));
  return { ...view, button, loadMore, focused: () => document.activeElement?.textContent };
}

test("after ten pages a button loads each further page, and the focus goes to its first post", () => {
  const { button, loadMore, rerender, focused } = pressed();
  expect(button.getAttribute("aria-busy")).toBe("true");
  expect(screen.getByText("Loading more posts…").getAttribute("role")).toBe("status");
  expect(document.activeElement).toBe(button);
  rerender(list(110, "idle", loadMore));
  expect(focused()).toBe("100");
  expect(screen.getByRole("status").textContent).toBe("10 more posts");
  expect(screen.getByText("Load more").getAttribute("aria-busy")).toBeNull();
});

test("the last page has no button after it, and gets the focus too", () => {
  const { loadMore, rerender, focused } = pressed();
  rerender(list(101, "idle", loadMore, false));
  expect(focused()).toBe("100");
  expect(screen.getByRole("status").textContent).toBe("1 more post");
  expect(screen.queryByText("Load more")).toBeNull();
});

test("a reader who went elsewhere meanwhile stays there", () => {
  const { loadMore, rerender, focused } = pressed();
  screen.getByText("7").focus();
  rerender(list(110, "idle", loadMore));
  expect(focused()).toBe("7");
});

test("a page that could not be loaded keeps the focus, and is loaded by another press", () => {
  const { loadMore, rerender, focused } = pressed();
  rerender(list(100, "failed", loadMore));
  expect(focused()).toBe("Try Again");
  fireEvent.click(screen.getByText("Try Again"));
  expect(loadMore).toHaveBeenCalledTimes(2);
  rerender(list(100, "loading", loadMore));
  rerender(list(110, "idle", loadMore));
  expect(focused()).toBe("100");
});

test("a list of fewer than ten pages has no button", () => {
  render(list(99, "idle", vi.fn()));
  expect(screen.queryByText("Load more")).toBeNull();
});
