import { ThemeProvider } from "@emotion/react";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { theme } from "#client/theme/theme.ts";
import { Notices, type NoticesProps } from "./Notices.tsx";

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = () => {};
      disconnect = () => {};
    },
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const page = (notices: Partial<NoticesProps>) => (
  <ThemeProvider theme={theme}>
    <Notices announcement={null} maintenance={null} {...notices} />
  </ThemeProvider>
);
const friday = { announcement: { text: "Kiln on Friday", until: null } };

test("a closed announcement stays closed on this device, and another one is shown", () => {
  const first = render(page(friday));
  fireEvent.click(screen.getByRole("button", { name: "Close the announcement" }));
  expect(screen.queryByText("Kiln on Friday")).toBeNull();
  first.unmount();
  const second = render(page(friday));
  expect(screen.queryByText("Kiln on Friday")).toBeNull();
  second.rerender(page({ announcement: { text: "Kiln on Monday", until: null } }));
  expect(screen.queryAllByText("Kiln on Monday")).toHaveLength(1);
});

test("an announcement ends at its time while the page is open, and maintenance cannot be closed", () => {
  vi.useFakeTimers();
  const until = new Date(Date.now() + 60_000).toISOString();
  render(page({ announcement: { text: "Until noon", until }, maintenance: "Back at noon" }));
  expect(screen.queryAllByText("Until noon")).toHaveLength(1);
  expect(screen.getAllByRole("button")).toHaveLength(1);
  act(() => void vi.advanceTimersByTime(60_001));
  expect(screen.queryByText("Until noon")).toBeNull();
  expect(screen.queryAllByText("Back at noon")).toHaveLength(1);
});
